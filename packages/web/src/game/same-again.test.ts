import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameAgain } from './same-again.ts';

test('an equal copy is the old value itself', () => {
  const old = { creatures: [{ id: 'c1', wounds: 0 }], turn: 3 };
  expect(sameAgain(old, structuredClone(old))).toBe(old);
});

test('what has not changed stays the same object beside what has', () => {
  const old = {
    creatures: [
      { id: 'c1', wounds: 0 },
      { id: 'c2', wounds: 0 },
    ],
    turn: 3,
  };
  const fresh = structuredClone(old);
  fresh.creatures[1]!.wounds = 1;
  const again = sameAgain(old, fresh);
  expect(again).toEqual(fresh);
  expect(again.creatures[0]).toBe(old.creatures[0]);
  expect(again.creatures[1]).not.toBe(old.creatures[1]);
});

test('whatever was there before, the fresh value is what one gets', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, fresh) => {
      expect(sameAgain(old, fresh)).toEqual(fresh);
    }),
  );
});
