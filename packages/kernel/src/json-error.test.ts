import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonErrorIn } from './json-error.ts';

test.each([
  ['', 0],
  ['{', 1],
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['[1, 2', 5],
  ['[1 2]', 3],
  ['nul', 0],
  ['{"a": tru}', 6],
  ['"open', 5],
  ['"a\\x"', 2],
  ['"a\nb"', 2],
  ['[1]]', 3],
  ["{'a': 1}", 1],
])('the place of an error is told: %j', (text, offset) => {
  expect(jsonErrorIn(text)).toBe(offset);
});

test('what is JSON has no error, and what the engine refuses has one', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 2 }), (json, at, noise) => {
      const text = json.slice(0, at % (json.length + 1)) + noise + json.slice(at % (json.length + 1));
      expect(jsonErrorIn(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
