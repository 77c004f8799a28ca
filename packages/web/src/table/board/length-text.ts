import type { Length } from '@signum/geometry';
import type { LanguageCode } from '@signum/text';

const formats = new Map<LanguageCode, Intl.NumberFormat>();

/** A length in centimetres with one decimal, rounded up: whoever reaches what is shown reaches it. */
export function lengthText(language: LanguageCode, length: Length): string {
  const known = formats.get(language);
  const format = known ?? new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (!known) formats.set(language, format);
  return format.format(Math.max(0, Math.ceil(length / 100 - 1e-6)) / 10);
}

/** A whole number of centimetres without a decimal, as rulers are called. */
export function rulerText(language: LanguageCode, length: Length): string {
  return length % 1000 === 0 ? String(length / 1000) : lengthText(language, length);
}
