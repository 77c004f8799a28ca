import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import { acting, closedBy, openTo, to } from '../testing/acting.ts';
import type { Figure, Table } from '../testing/position.ts';

const at = (x: number, y: number, given: Figure = {}): Figure => ({ at: [x, y], ...given });
const prey = (x: number, y: number, given: Figure = {}): Figure => ({
  of: 1,
  at: [x, y],
  ...given,
  print: { strength: 0, ...given.print },
});
const hunter = (x: number, y: number, times = 1): Figure =>
  at(x, y, {
    print: {
      health: 3,
      keywords: [
        { keyword: 'persecution', x: times },
        { keyword: 'shooting', x: 1 },
      ],
    },
  });

const fight = (target: string) => ({ do: 'attack', attack: 'melee combat', target });

/** The hunter kills `e` beside it. */
function afterKill(creatures: Record<string, Figure>, dice: string, edition: EditionId = 'en-kitsune'): Table {
  const table = acting({
    creatures: { a: hunter(300, 300), e: prey(332, 300), ...creatures },
    dice,
    edition,
    heroes: false,
  });
  return assigned(table.answer(fight('e')));
}

/** All its dice into the attack. */
const assigned = (table: Table): Table => table.answer({ attack: 1 });

test('C-KW-Persecution: after an elimination it may fight once more, against somebody in contact', () => {
  const after = afterKill({ g: prey(268, 300, { print: { health: 2 } }) }, 'axe axe');
  expect(openTo(after)).toEqual(['pass', 'move', 'melee combat g']);
  const over = assigned(after.answer(fight('g'))).end();
  expect(over.creature('g')).toMatchObject({ wounds: 1 });
  expect(over.pending).toBeUndefined();
});

test('C-KW-Persecution: before it, it may move within S into contact with another enemy, and nowhere else', () => {
  const after = afterKill({ g: prey(400, 300), far: prey(300, 440) }, 'axe axe');
  const way = after.answer({ do: 'move' });
  expect(way.refusal(to(300, 350))).toMatchObject({ rule: 'C-KW-Persecution' });
  const there = way.answer(to(367, 300));
  expect(openTo(there)).toEqual(['pass', 'melee combat g']);
  expect(closedBy(there, 'shooting far')).toBe('C-KW-Persecution');
  const over = assigned(there.answer(fight('g'))).end();
  expect(over.creature('g')).toBeUndefined();
  expect(over.pending).toBeUndefined(); // once a turn, and that was it
});

test('C-KW-Persecution: the move is stabbed by others in contact', () => {
  const after = afterKill({ g: prey(400, 300), b: prey(268, 300) }, 'axe shield');
  expect(after.answer({ do: 'move' }).answer(to(367, 300)).end().creature('a')).toMatchObject({ wounds: 1 });
});

test('C-KW-Persecution: as often a turn as its number says', () => {
  const creatures = { a: hunter(300, 300, 2), g: prey(268, 300), h: prey(300, 332), i: prey(300, 268) };
  const first = afterKill(creatures, 'axe axe axe');
  const second = assigned(first.answer(fight('g')));
  const third = assigned(second.answer(fight('h'))).end();
  expect(third.creature('h')).toBeUndefined();
  expect(third.pending).toBeUndefined();
});

test('C-KW-Persecution: who eliminated nobody has no extra fight', () => {
  expect(afterKill({ g: prey(268, 300) }, 'bullseye').pending).toBeUndefined();
});

test.each([
  ['en-kitsune', true],
  ['fr-1', false],
] as const)('C-MAT-63: after a kill by a shot in %s', (edition, goesOn) => {
  const creatures = { a: hunter(300, 300), e: prey(400, 300), g: prey(200, 300) };
  const shot = acting({ creatures, dice: 'bullseye axe', edition, heroes: false }).answer({
    do: 'attack',
    attack: 'shooting',
    target: 'e',
  });
  expect(shot.creature('e')).toBeUndefined();
  expect(shot.pending !== undefined).toBe(goesOn);
});

test.each([
  ['en-kitsune', true],
  ['fr-1', false],
] as const)('C-MAT-63: after the fall of a minion in %s', (edition, goesOn) => {
  const after = afterKill({ e: prey(332, 300, { kind: 'minion' }), g: prey(268, 300) }, 'axe', edition);
  expect(after.creature('e')).toBeUndefined();
  expect(after.pending !== undefined).toBe(goesOn);
});
