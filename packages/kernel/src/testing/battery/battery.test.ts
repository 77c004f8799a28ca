import { expect, test } from 'vitest';
import { embersTrial } from '../embers/trial.ts';
import { battery } from './battery.ts';

test('Embers stands every check of the battery', () => {
  const report = battery(embersTrial, { games: 25, seed: 'embers' });
  expect(report.games).toBe(25);
  expect(report.decisions).toBeGreaterThan(250);
  expect(report.resumed).toBe(75);
});
