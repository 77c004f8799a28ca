import type { Part } from '@signum/text';

/** A part of a text, with the punctuation that must not begin a line. */
export interface TailedPart extends Part {
  readonly tail: string;
}

const CLOSING = /^[,.;:!?…)»”]+/u;

/** Gives each marked part the punctuation right after it: what can be pressed is a box to the browser, and a line may end beside a box. */
export function withTails(parts: readonly Part[]): TailedPart[] {
  return parts.map((part, place) => {
    const before = parts[place - 1];
    const text = before?.mark && !part.mark ? part.text.replace(CLOSING, '') : part.text;
    const next = parts[place + 1];
    const tail = part.mark && next && !next.mark ? (CLOSING.exec(next.text)?.[0] ?? '') : '';
    return { ...part, text, tail };
  });
}
