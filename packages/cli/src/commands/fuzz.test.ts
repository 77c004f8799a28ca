import { editions, type EditionId } from '@signum/classic';
import { trialOf } from '@signum/classic/testing';
import { battery } from '@signum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { classic } from '../classic-game.ts';
import { emptyCoverage, missing, note } from '../fuzz/coverage.ts';
import { fuzzSetup } from '../fuzz/fuzz-setup.ts';
import { fuzz } from './fuzz.ts';

const HOME = { module: new URL('../classic-game.ts', import.meta.url).href, name: 'classic' };

describe('the battery of the kernel on whole games with real cards', () => {
  test.each(Object.keys(editions) as EditionId[])('%s: sound, replayable and without a leak', edition => {
    const setup = { ...fuzzSetup(edition, 'battery'), lastTurn: 18 };
    const { decisions, resumed } = battery(trialOf(classic, setup, HOME), {
      games: 1,
      seed: `battery ${edition}`,
      every: 12,
      moments: 2,
    });
    expect(decisions).toBeGreaterThan(50);
    expect(resumed).toBe(2);
  });
});

test('what has not happened yet is told by name', () => {
  const coverage = emptyCoverage();
  expect(missing(coverage)['keywords']).toContain('berserk');
  expect(missing(coverage)['events']).toContain('attackDeclared');
  const told = [[{ n: 0, event: { type: 'attackDeclared' } }]];
  note(coverage, { kind: 'act', seat: 0, n: 0 }, { state: { creatures: [] }, told } as never);
  expect(missing(coverage)['events']).not.toContain('attackDeclared');
  expect(missing(coverage)['decisions']).not.toContain('act');
});

test.each([
  [['chess'], 'Which game?'],
  [['classic', '--edition', 'xx-1'], "There is no edition 'xx-1'. Editions: en-2022, en-kitsune, fr-1, ru-1."],
  [['classic', '--games', 'many'], "--games takes a whole number, not 'many'."],
])('what is not understood is answered with what would be: %j', async (args, sentence) => {
  await expect(fuzz.run(args, { out: () => {}, error: () => {} })).rejects.toThrow(sentence);
});
