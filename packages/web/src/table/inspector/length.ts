import type { LanguageCode } from '@signum/text';

/** Hundredths of a millimetre as centimetres with one decimal, as the language writes them: "12.6", "12,6". */
export function length(code: LanguageCode, hundredths: number): string {
  return new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(hundredths / 1000);
}
