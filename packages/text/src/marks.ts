/** What a word of a text can lead to: a screen makes links of them. */
export const MARK_KINDS = ['building', 'card', 'creature', 'keyword', 'rule', 'terrain'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly kind: MarkKind;
  readonly id: string;
}

/** A stretch of a text, and what it leads to, if anything. */
export interface Part {
  readonly text: string;
  readonly mark?: Mark;
}

/** Words that lead somewhere: `{keyword:agile|Agile}`. Braces and bars stand nowhere else in our texts. */
export function mark(kind: MarkKind, id: string, words: string): string {
  return `{${kind}:${id}|${words}}`;
}

const MARKED = new RegExp(`\\{(${MARK_KINDS.join('|')}):([^{}|]+)\\|([^{}|]*)\\}`, 'g');

/** The text cut at its marks, in order and without empty stretches. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, kind, id, words] = match as unknown as [string, MarkKind, string, string];
    found.push({ text: text.slice(at, match.index) }, { text: words, mark: { kind, id } });
    at = match.index + all.length;
  }
  found.push({ text: text.slice(at) });
  return found.filter(part => part.text !== '');
}

/** The text as it is read aloud. */
export function plain(text: string): string {
  return text.replaceAll(MARKED, '$3');
}

/** The text with its first letter large, whether or not that letter stands inside a mark. */
export function capital(text: string): string {
  return text.replace(
    /^((?:\{\w+:[^{}|]+\|)?["“«]?\s?)(\p{L})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
