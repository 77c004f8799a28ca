import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, flat, flatList, listOf, tableOf, withParts } from './copy.ts';

test('a copy is equal to its original and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const copied = copy(value);
      expect(copied).toEqual(value);
      expect(sharesWith(copied, value)).toBe(false);
    }),
  );
});

test('a copier made of parts copies what is named and shares the rest', () => {
  interface Creature {
    name: string;
    tokens: string[];
    printed: { health: number };
  }
  interface Board {
    turn: number;
    creatures: Record<string, Creature>;
    log: number[];
  }
  const takumi: Creature = { name: 'Takumi', tokens: ['wound'], printed: { health: 4 } };
  const board: Board = { turn: 3, creatures: { takumi }, log: [1, 2] };
  const copyBoard = withParts<Board>({
    creatures: tableOf(withParts<Creature>({ tokens: flatList })),
    log: flatList,
  });
  const copied = copyBoard(board);
  expect(copied).toEqual(board);
  copied.creatures['takumi']!.tokens.push('wound');
  copied.log.push(3);
  expect(takumi.tokens).toEqual(['wound']);
  expect(board.log).toEqual([1, 2]);
  expect(copied.creatures['takumi']!.printed).toBe(takumi.printed);
});

test('lists of records are copied record by record', () => {
  const frames = [{ step: 'draw' }, { step: 'act' }];
  const copied = listOf<{ step: string }>(flat)(frames);
  copied[0]!.step = 'next';
  expect(frames[0]).toEqual({ step: 'draw' });
});

function sharesWith(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left === right) return true;
  return Object.keys(left).some(key =>
    sharesWith((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}
