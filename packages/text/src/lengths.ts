/** A length as a player reads it: in centimetres, or in millimetres where it is less than one centimetre. */
export interface Measured {
  readonly unit: 'cm' | 'mm';
  /** Tenths of the unit, at least one. */
  readonly tenths: number;
  /** It is even less than that. */
  readonly isLess: boolean;
}

/** Hundredths of a millimetre in a tenth of each unit. */
const TENTH = { cm: 100, mm: 10 } as const;
/** What a measured path may be off by, far below anything shown. */
const ROUNDING = 1e-6;

/** Rounded up: whoever comes nearer by what is shown has come near enough. */
export function measured(length: number): Measured {
  const unit = length < 10 * TENTH.cm ? 'mm' : 'cm';
  const tenths = Math.max(1, Math.ceil(length / TENTH[unit] - ROUNDING));
  return { unit, tenths, isLess: length < TENTH.mm };
}

/** Tenths as a number with at most one decimal: "2.3", "2,3", "2". */
export function decimal(tenths: number, point: '.' | ','): string {
  const whole = Math.trunc(tenths / 10);
  return tenths % 10 === 0 ? String(whole) : `${whole}${point}${tenths % 10}`;
}
