import { expect, test } from 'vitest';
import { begun, chance, playUntil, sightOf } from '../testing/practice.ts';
import { lossesOf } from './losses-of.ts';

test('whoever came into play and stands there no longer is lost, on both sides alike (C-ELM-2)', () => {
  const games = ['vallor-starter', 'unicorn-starter'].map((deck, at) =>
    playUntil(begun(`c${at}`, deck, 'grypharim-legions'), chance(at + 3), () => false, 5000),
  );
  const sights = games.map(game => sightOf(game, 0));
  const counted = sights.flatMap(({ log, view }) => [0, 1].map(lossesOf(log, view.creatures)));
  const expected = sights.flatMap(({ log, view }) =>
    [0, 1].map(seat => {
      const came = log.filter(({ event }) => event.type === 'creatureSummoned' && event.player === seat).length;
      return came + 1 - view.creatures.filter(({ controller }) => controller === seat).length; // and a hero
    }),
  );
  expect(counted).toEqual(expected);
  expect(Math.min(...counted)).toBeGreaterThan(0);
});
