/** A length in hundredths of a millimetre. Whatever is placed has whole ones; lengths of routes may have fractions. */
export type Length = number;

/** One millimetre. */
export const MILLIMETRE: Length = 100;

/** The smallest separation of the rules: closer than this is contact (C-CMP-9, C-CMP-10). */
export const CONTACT: Length = 3 * MILLIMETRE;
