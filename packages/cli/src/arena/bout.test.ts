import { expect, test } from 'vitest';
import { playBout } from './bout.ts';
import { pairOf } from './pairs.ts';

const contest = { edition: 'en-kitsune', seed: 'bout', turns: 6 } as const;

test.each(['recruit', 'soldier', 'veteran', 'commander', 'warlord'] as const)(
  'a %s plays a short game to its end, and no answer is refused',
  name => {
    const turns = name === 'recruit' || name === 'soldier' ? 5 : 2;
    const [bout] = pairOf({ ...contest, turns, a: name, b: 'recruit' }, 0);
    const { by, refused, turns: played } = playBout(bout);
    expect(refused).toEqual([]);
    expect(by).toBe('time');
    expect(played).toBeGreaterThanOrEqual(turns);
  },
);

test('the same bout is the same game', () => {
  const [bout] = pairOf({ ...contest, a: 'soldier', b: 'recruit' }, 1);
  const [one, other] = [playBout(bout), playBout(bout)].map(({ times: _times, ...rest }) => rest);
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
