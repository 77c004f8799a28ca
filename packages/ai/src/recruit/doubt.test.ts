import { hashOfText, seeded } from '@signum/kernel';
import { expect, test } from 'vitest';
import { softmax } from '../search/softmax.ts';
import { randomFrom } from '../table.ts';
import { seemingTo } from './doubt.ts';

const WORTHS = [3, 2, 0, -4];
const TIMES = 20_000;

/** How often each of several things is taken. */
function shares(pick: () => number): number[] {
  const taken = WORTHS.map(() => 0);
  for (let time = 0; time < TIMES; time += 1) taken[pick()]! += 1;
  return taken.map(count => count / TIMES);
}

test.each([0.5, 1, 3])('whoever doubts by %d points takes each thing as often as a softmax would', doubt => {
  const random = randomFrom(seeded(hashOfText(`doubt ${doubt}`)));
  const seeming = seemingTo({ doubt, random });
  const byDoubt = shares(() => {
    const seen = WORTHS.map(seeming);
    return seen.indexOf(Math.max(...seen));
  });
  const bySoftmax = shares(() => softmax(WORTHS, doubt, random));
  for (const [place, share] of byDoubt.entries()) expect(Math.abs(share - bySoftmax[place]!)).toBeLessThan(0.02);
});

test('whoever is sure sees every worth as it is, and asks no chance', () => {
  const seeming = seemingTo({
    random: () => {
      throw new Error('chance was asked');
    },
  });
  expect(WORTHS.map(seeming)).toEqual(WORTHS);
});
