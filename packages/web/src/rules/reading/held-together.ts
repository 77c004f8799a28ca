const NBSP = '\u00a0';

/** No line begins with a sign that French or Russian sets off by a space: the space before it does not break. */
export function heldTogether(text: string): string {
  return text.replaceAll(/ (?=[:;!?»—])/g, NBSP).replaceAll('« ', `«${NBSP}`);
}
