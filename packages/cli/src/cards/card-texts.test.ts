import { catalogue } from '@signum/cards';
import type { Card } from '@signum/classic';
import { LANGUAGE_CODES, languages, parts, plain, type CardText } from '@signum/text';
import { describe, expect, test } from 'vitest';

const cards = Object.values(catalogue);

describe.each(LANGUAGE_CODES)('In %s', code => {
  const language = languages[code];
  const textOf = (card: Card): CardText => language.card(card, id => catalogue[id]?.names);
  const everything = cards.flatMap(card => {
    const { name, type, lines, flavour, house } = textOf(card);
    return [name, type, flavour ?? '', ...house, ...lines.flatMap(({ text, reminder = '' }) => [text, reminder])];
  });
  const offenders = (fault: RegExp): string[] => everything.filter(text => fault.test(plain(text)));

  test('every card has its name, and a line for all that is printed on it', () => {
    for (const card of cards) {
      const text = textOf(card);
      expect(plain(text.name)).not.toBe('');
      const printed = ('keywords' in card ? (card.keywords ?? []).length : 0) + (card.abilities ?? []).length;
      expect(text.lines.length, card.id).toBeGreaterThanOrEqual(printed + (card.type === 'spell' ? 1 : 0));
    }
  });

  test('nothing of the machine shows through', () => {
    expect(offenders(/undefined|NaN|\[object|[{}|]|null/)).toEqual([]);
    expect(offenders(/[a-z]-(?:of|from|against|word)-[a-z]|end of turn'|opponent's/)).toEqual([]);
  });

  test('the marks lead somewhere', () => {
    const marks = everything.flatMap(text => parts(text).flatMap(({ mark }) => mark ?? []));
    const lost = marks.filter(({ kind, id }) =>
      kind === 'keyword' ? language.keyword(id as never) === undefined : catalogue[id] === undefined,
    );
    expect(lost).toEqual([]);
    expect(marks.length).toBeGreaterThan(cards.length);
  });

  test('spaces and stops stand where they belong', () => {
    expect(offenders(/ {2}|\s[,.)]|\( |^\s|\s$|\.\.|,\.|[a-zа-я]\.[A-ZА-Я]/)).toEqual([]);
    const sentences = cards
      .flatMap(card => textOf(card).lines)
      .filter(({ about }) => about !== 'keyword' && about !== 'uses');
    expect(sentences.filter(({ text }) => !/[.!?]$/.test(plain(text)))).toEqual([]);
  });

  test('every number and every distance of a card is told: another one makes another text', () => {
    const silent = cards.flatMap(card => {
      const before = JSON.stringify(textOf(card).lines);
      return variants(card).flatMap(({ path, card: changed }) =>
        JSON.stringify(textOf(changed).lines) === before ? [`${card.id}: ${path}`] : [],
      );
    });
    expect(silent).toEqual([]);
  });
});

const TOLD = ['abilities', 'durability', 'effect', 'keywords', 'members', 'ruins', 'uses'];

/** The card with one number or ruler of its texts changed, for each of them. */
function variants(card: Card): { path: string; card: Card }[] {
  const found: { path: string; card: Card }[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    const other =
      typeof value === 'number'
        ? value + 3
        : value === 'S'
          ? 'XL'
          : ['M', 'L', 'XL'].includes(value as string)
            ? 'S'
            : undefined;
    if (other !== undefined) found.push({ path: path.join('.'), card: changed(card, path, other) });
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
  };
  for (const field of TOLD) visit((card as unknown as Record<string, unknown>)[field], [field]);
  return found;
}

function changed(card: Card, path: readonly string[], to: unknown): Card {
  const copy = structuredClone(card) as unknown as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1)!] = to;
  return copy as unknown as Card;
}
