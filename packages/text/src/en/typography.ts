const HARD = '\u00A0';

/** The last pass over every English text: curly apostrophes, and numbers that stay with their nouns. */
export function typography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(?<![\w-])(\d+|[+−](?:\d+|[SML]|XL)) (?=[\p{L}{])/gu, `$1${HARD}`)
    .replace(/\b(by|to|within) (?=(?:[SML]|XL)\b)/g, `$1${HARD}`)
    .replace(/ (?=(?:\d+|[SML]|XL)\})/g, HARD);
}

/** A whole text: ends with a stop, unless it ends with one already. */
export function finished(text: string): string {
  return typography(/[.!?]”?$/.test(text) ? text : `${text}.`);
}
