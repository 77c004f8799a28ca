import type { Part } from '@signum/text';

/** A part of a text, with the punctuation that must not end a line before it, or begin one after it. */
export interface TailedPart extends Part {
  readonly head: string;
  readonly tail: string;
}

const OPENING = /[(«“]+$/u;
const CLOSING = /^[,.;:!?…)»”]+/u;

/** Gives each marked part the punctuation right beside it: what can be pressed is a box to the browser, and a line may end beside a box. */
export function withTails(parts: readonly Part[]): TailedPart[] {
  return parts.map((part, place) => {
    const before = parts[place - 1];
    const next = parts[place + 1];
    const began = before?.mark && !part.mark ? part.text.replace(CLOSING, '') : part.text;
    const text = next?.mark && !part.mark ? began.replace(OPENING, '') : began;
    const head = part.mark && before && !before.mark ? (OPENING.exec(before.text)?.[0] ?? '') : '';
    const tail = part.mark && next && !next.mark ? (CLOSING.exec(next.text)?.[0] ?? '') : '';
    return { ...part, head, text, tail };
  });
}
