import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { damageOf } from '../procedures/damage.ts';
import { position, type Figure } from '../testing/position.ts';

const singer = { print: { keywords: [{ keyword: 'requiem' }] } } as const;

/** The singer receives a wound from which it dies. */
function dying(creatures: Record<string, Figure>, dice: string) {
  const blow = { who: 'singer' as CreatureId, credit: { seat: 1 }, n: 1, of: 'wounds', from: 'effect' } as const;
  return position({
    heroes: false,
    creatures: { singer: { ...singer, at: [300, 300] }, ...creatures },
    frames: [damageOf([blow])],
    dice,
  });
}

test('C-KW-Requiem: its death rolls a die for everybody within S, friend or foe, hidden or not', () => {
  const tough = { armour: 1, print: { health: 3 } } as const;
  const table = dying(
    {
      friend: { ...tough, at: [300, 350] },
      foe: { ...tough, of: 1, at: [350, 300], hidden: true },
      lucky: { ...tough, of: 1, at: [250, 300] },
      far: { ...tough, at: [300, 187] },
    },
    'axe shield bullseye',
  ).end();
  expect(['friend', 'foe', 'lucky', 'far'].map(id => table.creature(id)!.wounds)).toEqual([1, 1, 0, 0]);
  expect(table.creature('friend')).toMatchObject({ armour: 1 });
  expect(table.creature('singer')).toBeUndefined();
});

test('C-KW-Requiem: whoever dies of it falls in the next batch, and may sing itself', () => {
  const table = dying(
    { second: { ...singer, at: [360, 300] }, third: { at: [430, 300], print: { health: 3 } } },
    'axe  axe',
  ).end();
  expect(table.told('creatureEliminated').map(({ who }) => who)).toEqual(['singer', 'second']);
  expect(table.creature('third')).toMatchObject({ wounds: 1 });
});

test("C-KW-Requiem: the credit is its player's, not its own", () => {
  const table = dying({ neighbour: { at: [350, 300] } }, 'axe').end();
  expect(table.told('creatureEliminated').at(-1)).toEqual({ type: 'creatureEliminated', who: 'neighbour' });
});
