import { expect, test } from 'vitest';
import { acting, closedBy, to } from '../testing/acting.ts';
import type { Figure } from '../testing/position.ts';

const spear = {
  at: [300, 300],
  print: { strength: 2, health: 3, keywords: [{ keyword: 'lunge' }, { keyword: 'magical-strike', x: 1 }] },
} as const;
const fight = (attack = 'melee combat') => ({ do: 'attack', attack, target: 'foe' });

function facing(foe: Figure, dice = '', others: Record<string, Figure> = {}) {
  return acting({ heroes: false, creatures: { a: spear, foe: { of: 1, ...foe }, ...others }, dice });
}

test('C-KW-Lunge: it fights an enemy within S that it sees, and no farther', () => {
  expect(facing({ at: [412, 300] }).refusal(fight())).toBeUndefined();
  expect(closedBy(facing({ at: [413, 300] }), 'melee combat foe')).toBe('C-KW-Lunge');
  const wall = { wall: { at: [350, 300], print: { base: 60 } } } as const;
  expect(closedBy(facing({ at: [404, 300] }, '', wall), 'melee combat foe')).toBe('C-KW-Lunge');
});

test('C-KW-Lunge: at a distance the target puts all its dice into defence, whatever its Stamina', () => {
  const sturdy = { at: [380, 300], print: { strength: 3, health: 9, keywords: [{ keyword: 'stamina' }] } } as const;
  const lunged = facing(sturdy, 'axe axe  shield bullseye bullseye').answer(fight());
  expect(lunged.told('diceAssigned')).toMatchObject([{ who: 'foe', attack: 0, defence: 3 }]);
  const after = lunged.answer({ attack: 2 }).end();
  expect(after.creature('foe')).toMatchObject({ wounds: 1, defended: true });
});

test('C-KW-Lunge: in contact it is a fight like any other', () => {
  const table = facing({ at: [332, 300], print: { strength: 2 } }).answer(fight());
  expect(table.asked('assignDice')).toMatchObject({ creature: 'foe', least: 0, most: 2 });
});

test('C-KW-Lunge: it may follow a move, and magic does not reach so far', () => {
  const moved = facing({ at: [430, 300] })
    .answer({ do: 'move' })
    .answer(to(340, 300));
  expect(moved.refusal(fight())).toBeUndefined();
  expect(moved.refusal(fight('magical strike'))).toMatchObject({ rule: 'C-STK-1' });
});

test.each([
  ['en-kitsune', 'C-KW-Lunge'],
  ['fr-1', undefined],
] as const)(
  'C-LOS-2, C-KW-Lunge: past somebody in between, the line may be longer than S under %s? %s',
  (edition, why) => {
    const between = { at: [356, 295] } as const;
    const table = acting({
      heroes: false,
      edition,
      creatures: { a: spear, foe: { of: 1, at: [412, 300] }, between },
    });
    expect(table.refusal(fight())?.rule).toBe(why);
  },
);
