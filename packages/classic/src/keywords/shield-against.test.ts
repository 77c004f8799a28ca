import { expect, test } from 'vitest';
import type { SpellCard } from '../card.ts';
import type { Effect, ShieldUse } from '../language/index.ts';
import { effectOf } from '../texts/effect-frame.ts';
import { acting, closedBy } from '../testing/acting.ts';
import { named } from '../testing/cards.ts';
import { position } from '../testing/position.ts';

const bolt: SpellCard = {
  type: 'spell',
  ...named('bolt'),
  faction: 'none',
  cost: { buildings: [], prosperity: 0 },
  effect: [],
};
const shielded = (against: ShieldUse['against']) =>
  ({
    of: 1,
    at: [400, 300],
    wounds: 1,
    print: { health: 5, keywords: [{ keyword: 'shield-against', against }] },
  }) as const;

function struck(against: ShieldUse['against'], effect: Effect) {
  return position({
    creatures: { monk: shielded(against), man: { of: 1, at: [500, 300], print: { health: 5 } } },
    cards: [bolt],
    frames: [effectOf({ seat: 0, source: 'bolt', card: 'bolt' }, effect)],
  });
}

test('C-KW-ShieldAgainst: spells cannot choose it, but those that choose nobody reach it', () => {
  const chosen = struck('spells', { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 });
  expect(chosen.creature('man')).toMatchObject({ wounds: 1 });
  expect(chosen.creature('monk')).toMatchObject({ wounds: 1 });
  const all = struck('spells', { do: 'damage', whom: { all: "opponent's character" }, amount: 1 });
  expect(all.creature('monk')).toMatchObject({ wounds: 2 });
});

test('C-KW-ShieldAgainst: another shield does not help against a spell', () => {
  const chosen = struck('impact', { do: 'damage', whom: { choose: "opponent's character" }, amount: 1 });
  expect(chosen.asked('choose').options).toEqual(['monk', 'man']);
});

test('C-KW-ShieldAgainst: poison and disease do not take hold', () => {
  const whom = { all: "opponent's character" } as const;
  const table = struck('poison and disease', [
    { do: 'poison', whom },
    { do: 'disease', whom },
  ]);
  expect(table.creature('monk')).toMatchObject({ poisoned: false, diseased: false });
  expect(table.creature('man')).toMatchObject({ poisoned: true, diseased: true });
});

/** Somebody with all arms looks at the shielded one. */
const facing = (against: ShieldUse['against']) =>
  acting({
    heroes: false,
    creatures: {
      a: {
        at: [300, 300],
        print: {
          keywords: [
            { keyword: 'shooting', x: 1 },
            { keyword: 'healer', x: 1 },
          ],
        },
      },
      monk: shielded(against),
    },
  });

test('C-KW-ShieldAgainst: nobody shoots at whoever is shielded against ranged attacks', () => {
  expect(closedBy(facing('ranged attacks'), 'shooting monk')).toBe('C-KW-ShieldAgainst');
  expect(closedBy(facing('spells'), 'shooting monk')).toBeUndefined();
});

test('C-KW-ShieldAgainst, C-KW-Impact: Healer and its like cannot choose whoever is shielded against impact', () => {
  expect(facing('impact').refusal({ do: 'use', ability: 'healer' })).toBeDefined();
  expect(facing('spells').refusal({ do: 'use', ability: 'healer' })).toBeUndefined();
});
