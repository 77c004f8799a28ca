import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { position, type Position } from '../testing/position.ts';
import { damageOf, type Blow } from './damage.ts';

/** One wound for each of these, all at the same time, done by somebody or by a player alone. */
function wounds(whom: readonly string[], rest: Position, credit: Blow['credit'] = { seat: 0 }) {
  const blows = whom.map(who => ({ who: who as CreatureId, credit, n: 1, of: 'wounds', from: 'effect' }) as const);
  return position({ ...rest, frames: [damageOf(blows)] });
}

test('C-ELM-2: all who fall in one check leave together, after everybody was told of all deaths', () => {
  const creatures = { a: { of: 1, at: [300, 300] }, b: { of: 1, at: [300, 400] } } as const;
  const after = wounds(['a', 'b'], { creatures }).answer({ next: 0 });
  const types = after.events.map(({ event }) => event.type);
  expect(types.slice(2)).toEqual([
    'creatureEliminated',
    'creatureEliminated',
    'creatureRemoved',
    'cardToGraveyard',
    'creatureRemoved',
    'cardToGraveyard',
  ]);
  expect(after.state.players[1]!.graveyard).toEqual(['a', 'b']);
});

test('C-ELM-3: the dying receive nothing any more', () => {
  const after = wounds(['a'], { creatures: { a: { of: 1, at: [300, 300], dying: true, print: { health: 3 } } } });
  expect(after.told('woundsReceived')).toEqual([]);
});

test('C-ELM-4: whoever dealt the last wound has eliminated it; a player alone is no creature', () => {
  const creatures = { a: { of: 1, at: [300, 300] }, b: { at: [300, 400] } } as const;
  const slain = wounds(['a'], { creatures }, { seat: 0, creature: 'b' as CreatureId });
  expect(slain.told('creatureEliminated')).toMatchObject([{ who: 'a', by: 'b' }]);
  expect(wounds(['a'], { creatures }).told('creatureEliminated')).toEqual([{ type: 'creatureEliminated', who: 'a' }]);
});

test('C-ELM-6, C-CTL-7: the card goes to its owner, whoever commanded the creature', () => {
  const after = wounds(['a'], { creatures: { a: { of: 1, controller: 0, at: [300, 300] } } });
  expect(after.state.players.map(({ graveyard }) => graveyard)).toEqual([[], ['a']]);
});

test('C-ELM-7: fallen characters are counted for the opponent, heroes and minions are not', () => {
  const creatures = {
    a: { of: 1, at: [300, 300] },
    m: { of: 1, kind: 'minion', at: [300, 400] },
  } as const;
  const after = wounds(['a', 'm'], { creatures });
  expect(after.state.players.map(({ kills }) => kills)).toEqual([1, 0]);
});

test('C-CRD-19: a minion is only removed; no card goes to the Graveyard', () => {
  const after = wounds(['m'], { creatures: { m: { of: 1, kind: 'minion', at: [300, 300] } } });
  expect(after.creature('m')).toBeUndefined();
  expect(after.told('cardToGraveyard')).toEqual([]);
});

const four = {
  a: { of: 1, at: [300, 300] },
  b: { at: [300, 400] },
  c: { of: 1, at: [400, 300] },
  d: { at: [400, 400] },
} as const;

test('C-ZON-7, C-AMB-10: cards that reach a Graveyard together are laid there in the order their owner chooses', () => {
  const table = wounds(['a', 'c'], { creatures: four });
  expect(table.asked('order')).toMatchObject({ seat: 1, of: 'graveyard', options: [{ card: 'a' }, { card: 'c' }] });
  expect(table.answer({ next: 1 }).state.players[1]!.graveyard).toEqual(['c', 'a']);
  expect(table.answer({ next: 0 }).state.players[1]!.graveyard).toEqual(['a', 'c']);
});

test('C-ZON-7: nobody is asked about a single card, nor about minions, which have none', () => {
  expect(wounds(['a', 'b'], { creatures: four }).pending).toBeUndefined();
  const minions = { a: { ...four.a, kind: 'minion' }, c: { ...four.c, kind: 'minion' } } as const;
  expect(wounds(['a', 'c'], { creatures: minions }).pending).toBeUndefined();
});

test.each([
  [0, ['b', 'd']],
  [1, ['a', 'c']],
])('C-TIM-20, C-ZON-7: if both players have to decide at once, the active one (%i) decides first', (active, first) => {
  const table = wounds(['a', 'b', 'c', 'd'], { creatures: four, active });
  expect(table.asked('order').seat).toBe(active);
  expect(table.asked('order').options.map(({ card }) => card)).toEqual(first);
  const both = table.answer({ next: 1 });
  expect(both.asked('order').seat).toBe(1 - active);
  const { players } = both.answer({ next: 1 }).state;
  expect(players.map(({ graveyard }) => graveyard)).toEqual([
    ['d', 'b'],
    ['c', 'a'],
  ]);
});
