import { expect, test } from 'vitest';
import { atan2, cos, HALF_PI, PI, sin, TURN, wrapTurn } from './number.ts';

/** Whole angles and awkward quotients alike, without chance. */
function* samples(count: number): Generator<[number, number]> {
  let seed = 12345;
  const next = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff - 0.5;
  for (let i = 0; i < count; i++) yield [next() * 60000, next() * (i % 3 === 0 ? 1 : 60000)];
}

test('atan2 is as good as the one of this engine', () => {
  let worst = 0;
  for (const [y, x] of samples(100_000)) worst = Math.max(worst, Math.abs(atan2(y, x) - Math.atan2(y, x)));
  expect(worst).toBeLessThan(9e-16);
});

test('atan2 is exact on the axes and diagonals', () => {
  expect([atan2(0, 1), atan2(1, 0), atan2(0, -1), atan2(-1, 0), atan2(0, 0)]).toEqual([0, HALF_PI, PI, -HALF_PI, 0]);
  expect([atan2(7, 7), atan2(7, -7), atan2(-7, -7)]).toEqual([PI / 4, (3 * PI) / 4, (-3 * PI) / 4]);
});

test('cosine and sine are as good as those of this engine', () => {
  let worst = 0;
  for (let i = -40_000; i <= 40_000; i++) {
    const angle = i * 0.00037;
    worst = Math.max(worst, Math.abs(cos(angle) - Math.cos(angle)), Math.abs(sin(angle) - Math.sin(angle)));
  }
  expect(worst).toBeLessThan(3e-16);
});

test('the angle of (cos a, sin a) is a', () => {
  for (let i = -3000; i <= 3000; i++) {
    const angle = i * 0.001;
    expect(Math.abs(atan2(sin(angle), cos(angle)) - angle)).toBeLessThan(1e-15);
  }
});

test('every angle has one place within a turn', () => {
  for (const angle of [-TURN, -1e-20, 0, TURN, 3 * TURN + 1, -5 * TURN - 1]) {
    const wrapped = wrapTurn(angle);
    expect(wrapped >= 0 && wrapped < TURN).toBe(true);
    expect(Math.abs(sin(wrapped) - Math.sin(angle))).toBeLessThan(1e-14);
  }
});
