import { playGame, players } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { expect, test } from 'vitest';
import { classic } from '../classic-game.ts';
import { mindPool } from '../minds/mind-pool.ts';
import { playBout, playBoutWith } from './bout.ts';
import { pairOf } from './pairs.ts';

const contest = { edition: 'en-kitsune', seed: 'bout', turns: 6 } as const;

test.each(['recruit', 'soldier'] as const)('a %s plays a short game to its end, and no answer is refused', name => {
  const [bout] = pairOf({ ...contest, turns: 5, a: name, b: 'recruit' }, 0);
  const { by, refused, turns } = playBout(bout);
  expect(refused).toEqual([]);
  expect(by).toBe('time');
  expect(turns).toBeGreaterThanOrEqual(5);
});

/** A deadline that is the same on every machine: it may be asked so often. */
function patience(times: number): () => boolean {
  let left = times;
  return () => (left -= 1) > 0;
}

test.each(['veteran', 'commander', 'warlord'] as const)(
  'a %s whose thoughts are broken off early plays a short game to its end, and no answer is refused',
  name => {
    const [{ setup, seed, seats }] = pairOf({ ...contest, turns: 4, a: name, b: 'recruit' }, 0);
    let thoughts = 0;
    const { refused, outcome } = playGame({
      game: classic,
      players: seats.map(seat => players[seat]),
      setup,
      seed,
      catalogue,
      deadline: () => patience(120),
      onlooker: (_question, { work }) => (thoughts += Math.sign(work)),
    });
    expect(refused).toEqual([]);
    expect(outcome?.by).toBe('time');
    expect(thoughts).toBeGreaterThan(5);
  },
);

test('the same bout is the same game', () => {
  const [bout] = pairOf({ ...contest, a: 'soldier', b: 'recruit' }, 1);
  const [one, other] = [playBout(bout), playBout(bout)].map(({ times: _times, ...rest }) => rest);
  expect(other).toEqual(one);
});

test('a bout is the same game where minds may think in threads', async () => {
  const [bout] = pairOf({ ...contest, turns: 4, a: 'soldier', b: 'recruit' }, 3);
  const minds = mindPool(2);
  const [one, other] = [playBout(bout), await playBoutWith(minds, bout)].map(({ times: _times, ...rest }) => rest);
  minds.close();
  expect(other).toEqual(one);
});

test('a pair of bouts changes seats, and nothing else', () => {
  const [one, other] = pairOf({ ...contest, a: 'soldier', b: 'recruit' }, 2);
  expect(one.seats).toEqual(other.seats.toReversed());
  expect({ ...one, seats: [] }).toEqual({ ...other, seats: [] });
});

test('a recruit beats a player who does as it happens', () => {
  const bouts = pairOf({ ...contest, turns: 60, a: 'recruit', b: 'random' }, 0);
  const wins = bouts.filter(bout => bout.seats[playBout(bout).winner ?? 2] === 'recruit');
  expect(wins.length).toBe(2);
});
