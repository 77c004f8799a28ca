import { expect, test } from 'vitest';
import { BOX } from '../cards/sets.ts';
import { matchCrew } from './match-crew.ts';
import { hopefulMatch } from './plan.ts';

test('the same games are played, in the same order, by any number of processes', async () => {
  const search = { edition: 'en-kitsune', seed: 'crew', every: 1000, turns: 3, cards: BOX } as const;
  const matches = [1, 2, 3].map(index => hopefulMatch({ ...search, index }, []));
  const results = [];
  for (const size of [1, 2]) {
    const crew = matchCrew(size);
    results.push(await crew.all(matches));
    crew.close();
  }
  expect(results[0]).toHaveLength(3);
  expect(results[1]).toEqual(results[0]);
  for (const played of results[0]!) expect(played).toHaveProperty('decisions');
});
