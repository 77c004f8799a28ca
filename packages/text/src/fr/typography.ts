const NBSP = '\u00a0';

/**
 * The last pass over every French text: curly apostrophes, a true minus, and spaces that hold together what a line break
 * would tear apart. Marks are safe: a colon inside a mark has no space before it.
 */
export function typography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll(/ (?=[:;!?»])/g, NBSP)
    .replaceAll('« ', `«${NBSP}`)
    .replaceAll(/(?<=^|[\s(|])-(?=\d)/g, '−')
    .replaceAll(/(?<=\d) (?=\p{L})/gu, NBSP)
    .replaceAll(/(?<=(?:^|[\s’(])(?:de|à)) (?=(?:S|M|L|XL)(?!\p{L}))/gu, NBSP)
    .replaceAll(/ (?=(?:S|M|L|XL|\d+)\})/g, NBSP);
}

/** The text with its first letter small, as it stands behind a colon; names inside marks keep theirs. */
export function small(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A name as it stands inside a sentence: "réservé à l'empereur Demian". */
export function inSentence(name: string): string {
  return /^(?:L['’]|L[ae]s? )/.test(name) ? small(name) : name;
}
