const NBSP = '\u00a0';

/**
 * The last touch: a comma that closed a participle and now meets another sign goes, two colons in a row become one,
 * and a number or a ruler never parts from its word at the end of a line.
 */
export function typography(text: string): string {
  return text
    .replaceAll(/,\s*([.,:;)!»])/g, '$1')
    .replaceAll(': на выбор:', ': на выбор —')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/(\d) (?=[\p{L}«{])/gu, `$1${NBSP}`)
    .replaceAll(/(\p{L}) (?=\d)/gu, `$1${NBSP}`)
    .replaceAll(/(\p{L}) (?=[+−]?(?:XL|[SML])(?![\p{L}]))/gu, `$1${NBSP}`)
    .replaceAll(' —', `${NBSP}—`);
}

/** A list with "и" before the last: А, Б и В. */
export function listed(words: readonly string[], and = 'и'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** A whole text: with its last stop. */
export function finished(text: string): string {
  return typography(`${text}.`);
}
