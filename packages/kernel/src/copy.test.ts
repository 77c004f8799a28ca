import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';

test('a copy is equal to its original and shares nothing with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const copied = copy(value);
      expect(copied).toEqual(value);
      expect(sharesWith(copied, value)).toBe(false);
    }),
  );
});

function sharesWith(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left === right) return true;
  return Object.keys(left).some(key =>
    sharesWith((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}
