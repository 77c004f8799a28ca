import { inContact } from '@signum/geometry';
import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { meleeOf } from '../procedures/melee.ts';
import { minion } from '../testing/cards.ts';
import { position, type Figure, type Table } from '../testing/position.ts';

function killing(dice: string, victim: Figure = {}): Table {
  return position({
    heroes: false,
    creatures: {
      wasp: { at: [300, 300], print: { strength: 1, keywords: [{ keyword: 'parasite', x: 2 }] } },
      victim: { of: 1, at: [332, 300], print: { strength: 0 }, ...victim },
    },
    cards: [minion('larva')],
    players: [{ minion: 'larva' }, {}],
    frames: [meleeOf('wasp' as CreatureId, 'victim' as CreatureId)],
    dice,
  }).answer({ attack: 1 });
}

test('C-KW-Parasite: with a Bullseye a minion comes beside the fallen, before it is removed', () => {
  const asked = killing('axe  bullseye bullseye').end();
  const { x, y, r } = asked.creature('victim')!;
  expect(asked.pending).toMatchObject({
    kind: 'place',
    seat: 0,
    card: 'larva',
    where: { at: 'contact', goal: 'victim' },
  });
  const after = asked.answer(asked.answers[0]!);
  const larva = after.state.creatures.find(({ kind }) => kind === 'minion')!;
  expect(inContact(larva, { x, y, r })).toBe(true);
  expect(after.creature('victim')).toBeUndefined();
  expect(after.state.creatures).toHaveLength(2); // one, however many Bullseyes
});

test('C-KW-Parasite: without a Bullseye nothing comes', () => {
  expect(killing('axe  axe shield').end().told('minionSummoned')).toEqual([]);
});

test('C-KW-Parasite: it lives in characters only', () => {
  expect(killing('axe', { kind: 'minion' }).end().told('diceRolled')).toEqual([]);
});
