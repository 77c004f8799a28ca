import { expect, test } from 'vitest';
import type { CreatureId } from '../ids.ts';
import { duel } from '../testing/duel.ts';
import { position, type Position } from '../testing/position.ts';
import { meleeOf } from '../procedures/melee.ts';

test('C-MEL-7, C-MEL-8: the defender assigns all its dice first and openly, then the attacker', () => {
  const first = duel({ attacker: { strength: 2 }, defender: { strength: 3 } });
  expect(first.pending).toMatchObject({
    kind: 'assignDice',
    seat: 1,
    creature: 'defender',
    dice: 3,
    least: 0,
    most: 3,
  });
  const second = first.assign(1);
  expect(second.assigned).toEqual([{ who: 'defender', attack: 1, defence: 2 }]);
  expect(second.pending).toMatchObject({ seat: 0, creature: 'attacker', dice: 2 });
});

test('C-MEL-9: the defender of a fight is tired afterwards, even if it did not strike back', () => {
  const after = duel({ defender: { strength: 1, health: 5 }, dice: 'bullseye' })
    .assign(0)
    .assign(1);
  expect(after.defender).toMatchObject({ defended: true });
  expect(after.attacker).toMatchObject({ defended: false });
});

test('C-MEL-10: Reckless asks for dice in attack, Cautious for dice in defence, as far as there are any', () => {
  expect(duel({ defender: { strength: 3, keywords: [{ keyword: 'cautious', x: 1 }] } }).assignments).toEqual([0, 1, 2]);
  const both = [
    { keyword: 'reckless', x: 1 },
    { keyword: 'cautious', x: 1 },
  ] as const;
  expect(duel({ defender: { strength: 3, keywords: both } }).assignments).toEqual([1, 2]);
});

test.each([
  ['en-kitsune', 'Cautious is met first', 0],
  ['fr-1', 'the one gained last is met first', 2],
] as const)('C-MEL-11: where Reckless and Cautious cannot both be met, in %s %s', (edition, _what, attack) => {
  const reckless = { bonus: { keyword: 'reckless', x: 2 }, source: 'drink', by: 1 } as const;
  const defender = { strength: 2, health: 9, keywords: [{ keyword: 'cautious', x: 2 }], gains: [reckless] } as const;
  expect(duel({ edition, defender }).assigned).toEqual([{ who: 'defender', attack, defence: 2 - attack }]);
});

test('C-MEL-11: in the older editions a Cautious gained after Reckless is met first', () => {
  const cautious = { bonus: { keyword: 'cautious', x: 2 }, source: 'fear', by: 1 } as const;
  const defender = { strength: 2, health: 9, keywords: [{ keyword: 'reckless', x: 2 }], gains: [cautious] } as const;
  expect(duel({ edition: 'fr-1', defender }).assigned).toEqual([{ who: 'defender', attack: 0, defence: 2 }]);
});

test('C-MEL-12: a side without Strength rolls nothing, and is struck unopposed', () => {
  const after = duel({ defender: { strength: 0, health: 2 }, dice: 'axe' })
    .assign(1)
    .end();
  expect(after.events.filter(({ event }) => event.type === 'attackRolled')).toHaveLength(1);
  expect(after.events.filter(({ event }) => event.type === 'defenceRolled')).toHaveLength(0);
  expect(after.defender).toMatchObject({ wounds: 1 });
});

/** A fight just declared, wherever the two stand. */
function fight(creatures: NonNullable<Position['creatures']>) {
  return position({ heroes: false, creatures, frames: [meleeOf('attacker' as CreatureId, 'defender' as CreatureId)] });
}

test('C-KW-Lunge: whoever is attacked from a distance only defends, Stamina or not', () => {
  const lunger = { at: [300, 300], print: { strength: 2, keywords: [{ keyword: 'lunge' }] } } as const;
  const stamina = {
    of: 1,
    at: [300, 400],
    print: { strength: 2, health: 3, keywords: [{ keyword: 'stamina' }] },
  } as const;
  const table = fight({ attacker: lunger, defender: stamina });
  expect(table.told('diceAssigned')).toMatchObject([{ who: 'defender', attack: 0, defence: 2 }]);
  const near = fight({ attacker: lunger, defender: { ...stamina, at: [300, 332] } });
  expect(near.asked('assignDice')).toMatchObject({ creature: 'defender', most: 2 });
});
