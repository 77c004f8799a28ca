import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flawInPlain, samePlain } from './plain.ts';

test.each([
  [{ a: [1, { b: undefined }] }, 'a[1].b is undefined'],
  [{ next: () => 1 }, 'next is a function'],
  [{ x: Number.NaN }, 'x is NaN'],
  [{ x: -0 }, 'x is minus zero'],
  [{ when: new Date(0) }, 'when is not a plain object'],
  [{ seats: new Map() }, 'seats is not a plain object'],
  [{ table: { 7: 'c' } }, 'table.7 has a key that looks like a number'],
])('what JSON would lose is found with its place: %o', (value, flaw) => {
  expect(flawInPlain(value)).toBe(flaw);
});

test('what is plain comes back from JSON as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      fc.pre(flawInPlain(value) === undefined);
      expect(JSON.stringify(JSON.parse(JSON.stringify(value)))).toBe(JSON.stringify(value));
    }),
  );
});

test('two plain values are the same whatever the order of their keys, and not with a key more', () => {
  expect(samePlain({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true);
  expect(samePlain({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(samePlain([1], { 0: 1 })).toBe(false);
  expect(samePlain({ a: null }, { a: {} })).toBe(false);
  expect(samePlain({}, JSON.parse('{"__proto__":1}'))).toBe(false);
});
