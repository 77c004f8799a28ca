import { catalogue } from '@signum/cards';
import type { Card } from '@signum/classic';
import { languages, plain, type CardLine } from '@signum/text';

export interface Example {
  readonly card: string;
  readonly data: object;
  /** What the card says there, in English. */
  readonly text: string;
}

/** The shortest place in the box where a verb or combinator stands. */
export function exampleOf(word: string): Example | undefined {
  const found = Object.values(catalogue).flatMap(card =>
    textsOf(card).flatMap(({ lines, part }) =>
      placesIn(part, word).map(data => ({ card: card.id, data, text: lines })),
    ),
  );
  const sized = found.map(one => ({ ...one, size: JSON.stringify(one.data).length }));
  const best = sized.toSorted((one, other) => one.size - other.size || (one.card < other.card ? -1 : 1))[0];
  return best && { card: best.card, data: best.data, text: best.text };
}

/** Every text of a card, with the line that tells it. */
function textsOf(card: Card): { lines: string; part: unknown }[] {
  const { lines } = languages.en.card(card, id => catalogue[id]?.names);
  const said = (about: CardLine['about']) => lines.filter(line => line.about === about).map(({ text }) => plain(text));
  const {
    effect,
    abilities = [],
    keywords = [],
    ruins,
  } = card as Partial<Record<string, unknown>> & Card & { keywords?: readonly unknown[] };
  return [
    ...(effect === undefined ? [] : [{ part: effect, lines: said('effect').join(' ') }]),
    ...abilities.map((part, at) => ({ part, lines: said('ability')[at] ?? '' })),
    ...keywords.map((part, at) => ({ part, lines: said('keyword')[at] ?? '' })),
    ...(ruins === undefined ? [] : [{ part: ruins, lines: said('ruins').join(' ') }]),
  ];
}

function placesIn(value: unknown, word: string): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(part => placesIn(part, word));
  return 'do' in value && value.do === word ? [value, ...inside] : inside;
}
