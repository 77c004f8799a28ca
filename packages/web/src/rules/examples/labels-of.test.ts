import { expect, test } from 'vitest';
import { labelsOf } from './labels-of.ts';

const token = (id: string, x: number, y: number) => ({ id, x, y, r: 1.6, isHero: false });
const labels = (...tokens: ReturnType<typeof token>[]) => labelsOf(tokens, id => id);

test('a name stands below its base', () => {
  const [label] = labels(token('Guard', 30, 30));
  expect(label!.x).toBe(30);
  expect(label!.y).toBeGreaterThan(31.6);
});

test('the upper one of two in contact is named above itself', () => {
  const [upper, lower] = labels(token('Defender', 30, 26.8), token('Attacker', 30, 30));
  expect(upper!.y).toBeLessThan(25.2);
  expect(lower!.y).toBeGreaterThan(31.6);
});

test('names of neighbours do not run into one another', () => {
  const [left, middle] = labels(token('Defender', 26, 30), token('Attacker', 29.2, 30));
  expect(Math.sign(left!.y - 30)).not.toBe(Math.sign(middle!.y - 30));
});
