import { expect, test } from 'vitest';
import { isAt } from './moving.ts';

test('C-MOV-14: a hair is no move, for geometry may round it off; a millimetre is one', () => {
  expect(isAt({ x: 30_000, y: 30_000 }, { x: 30_002, y: 29_999 })).toBe(true);
  expect(isAt({ x: 30_000, y: 30_000 }, { x: 30_100, y: 30_000 })).toBe(false);
});
