import { expect, test } from 'vitest';
import { unsteadyArithmetic } from './arithmetic.ts';
import { source } from './source.ts';

const faults = (path: string, text: string): string[] => unsteadyArithmetic([source(path, text)]);
const AT_HOME = 'packages/geometry/src/a.ts';

test.each([
  'Math.sin(a)',
  'Math.hypot(a, b)',
  'Math.PI',
  'Math.pow(a, 2)',
  'a ** 2',
  'a **= 2',
  `Math['sin'](a)`,
  'const { sin } = Math',
])('%s may differ between machines', text => {
  expect(faults(AT_HOME, text)).toHaveLength(1);
});

test('correctly rounded operations are fine, and so is talk about the others', () => {
  expect(faults(AT_HOME, '/** Math.sin ** 2 */ Math.sqrt(a * a + b * b) + Math.floor(c)')).toEqual([]);
});

test('tests may compare with the library, and other rooms are not measured by this', () => {
  expect(faults('packages/geometry/src/a.test.ts', 'Math.atan2(a, b) ** 2')).toEqual([]);
  expect(faults('packages/geometry/src/testing/a.ts', 'Math.atan2(a, b)')).toEqual([]);
  expect(faults('packages/web/src/a.ts', 'Math.sin(a)')).toEqual([]);
});
