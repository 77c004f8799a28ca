import { expect, test } from 'vitest';
import { embersTrial } from '../embers/trial.ts';
import { battery, type Picker } from './battery.ts';

test('Embers stands every check of the battery', () => {
  const report = battery(embersTrial, { games: 25, seed: 'embers' });
  expect(report.games).toBe(25);
  expect(report.decisions).toBeGreaterThan(250);
  expect(report.resumed).toBe(75);
});

test('the games are the same however often they are looked at', () => {
  const decisions = [1, 5].map(every => battery(embersTrial, { games: 5, seed: 'looks', every, moments: 0 }).decisions);
  expect(decisions[0]).toBe(decisions[1]);
});

const firstOf: Picker = (_decision, answers) => answers[0];

test('whoever plays chooses: those who always take the first answer play another game', () => {
  const taken = new Set<unknown>();
  battery(embersTrial, {
    games: 1,
    seed: 'first',
    moments: 0,
    pick: firstOf,
    watch: (decision, { journal }) => taken.add([decision, journal.entries.at(-1)!.answer]),
  });
  expect(taken.size).toBeGreaterThan(5);
  for (const pair of taken) {
    const [decision, answer] = pair as [never, unknown];
    expect(answer).toEqual(embersTrial.game.answers(decision)[0]);
  }
});
