import { expect, test } from 'vitest';
import { spoken, type Spoken } from '../testing/spoken.ts';

const signum = (...args: string[]): Promise<Spoken> => spoken(['arena', ...args]);

/** Short games between players who need no time. */
const TINY = ['--a', 'random', '--b', 'random', '--turns', '2', '--games', '2', '--workers', '1', '--seed', 'tiny'];

test('a contest is told in words, or to programs and nothing else', async () => {
  const told = await signum(...TINY);
  expect([told.code, told.out]).toEqual([0, expect.stringMatching(/^random against random: \d won.*\n2 games of 2/)]);
  const { out, error } = await signum(...TINY, '--json');
  expect(JSON.parse(out)).toMatchObject({ a: 'random', b: 'random', seed: 'tiny', games: 2, refused: [] });
  expect(error).toBe('');
});

test('whoever does not reach the share that is asked for ends the command with 1, also where --sprt asks for it', async () => {
  const { share } = JSON.parse((await signum(...TINY, '--json')).out) as { share: number };
  expect(share).toBeLessThan(0.6);
  expect((await signum(...TINY, '--expect', '0.6')).code).toBe(1);
  const { code, out } = await signum(...TINY, '--sprt', '--json');
  expect([code, JSON.parse(out)]).toEqual([1, expect.objectContaining({ verdict: 'undecided' })]);
});

test.each([
  [['--a', 'random'], '--b names a player.'],
  [[...TINY, '--deck', 'nosuch'], "There is no deck 'nosuch'."],
  [[...TINY, '--expect', '0.4'], "--expect takes a share between 0.5 and 1, not '0.4'."],
  [[...TINY, '--workers', '1000000'], "--workers takes a whole number from 1 to 256, not '1000000'."],
  [[...TINY, '--games', '-3'], '--games lacks its value; one that begins with a dash is written --games=-1.'],
  [[...TINY, 'soldier'], "'soldier' belongs to no flag."],
])('what is not understood is answered with what would be: %j', async (args, sentence) => {
  const { code, out, error } = await signum(...args);
  expect([code, out, error]).toEqual([2, '', expect.stringContaining(sentence)]);
});
