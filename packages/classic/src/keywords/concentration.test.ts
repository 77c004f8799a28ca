import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import { acting, closedBy } from '../testing/acting.ts';
import { character } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const use = { keyword: 'concentration', x: 2, tokens: 1, effect: { do: 'prosper', who: 'you', amount: 1 } } as const;
const monk = { print: { keywords: [use] } } as const;

function summoned(edition: EditionId) {
  const table = position({
    edition,
    cards: [character('monk', { keywords: [use] })],
    frames: [{ kind: 'enter', step: 'begin', seat: 0, card: 'monk', how: 'from hand', near: 'own side' }],
  });
  return table.answer({ x: 20_000, y: 1600 }).state.creatures.at(-1)!.concentration;
}

test('C-KW-Concentration, C-MAT-57: in the newest edition it enters with X tokens, gains 1 by activation, and never has more', () => {
  expect(summoned('en-kitsune')).toBe(2);
  const used = acting({ creatures: { a: { ...monk, concentration: 1 } } }).answer({
    do: 'use',
    ability: 'concentration',
  });
  expect(used.creature('a')).toMatchObject({ concentration: 2 });
  expect(closedBy(acting({ creatures: { a: { ...monk, concentration: 2 } } }), 'use concentration')).toBe(
    'C-KW-Concentration',
  );
});

test('C-KW-Concentration, C-MAT-57: in the older editions it enters without any, and gains X by activation', () => {
  expect(summoned('fr-1')).toBe(0);
  const used = acting({ edition: 'fr-1', creatures: { a: { ...monk, concentration: 1 } } });
  expect(used.answer({ do: 'use', ability: 'concentration' }).creature('a')).toMatchObject({ concentration: 3 });
});

const spend = { do: 'spend concentration', creature: 'a', ability: 0 } as const;

test('C-KW-Concentration: a token is spent for its effect in the own turn, without an activation', () => {
  const table = position({ creatures: { a: { ...monk, concentration: 1, activated: true } } }).answer(spend);
  expect(table.creature('a')).toMatchObject({ concentration: 0 });
  expect(table.state.players[0]).toMatchObject({ prosperity: 4 });
  expect(table.refusal(spend)).toBeDefined();
});

test('C-KW-Concentration: not while another creature is active', () => {
  const table = position({ creatures: { a: { ...monk, concentration: 1 }, other: {} } }).answer({
    do: 'activate',
    creature: 'other',
  });
  expect(table.pending?.kind).toBe('act');
  expect(table.refusal(spend)).toBeDefined();
});
