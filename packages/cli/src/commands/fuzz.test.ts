import { editions, type EditionId } from '@signum/classic';
import { describe, expect, test } from 'vitest';
import { BOX } from '../cards/sets.ts';
import { playMatch } from '../fuzz/match.ts';
import { anyMatch } from '../fuzz/plan.ts';
import { fuzz } from './fuzz.ts';

describe('the battery of the kernel on whole games with real cards', () => {
  test.each(Object.keys(editions) as EditionId[])('%s: sound, replayable and without a leak', edition => {
    const match = anyMatch({ edition, index: 0, seed: 'battery', every: 25, turns: 8, cards: BOX });
    const played = playMatch({ ...match, moments: 2 });
    expect(played).not.toHaveProperty('fault');
    expect((played as { decisions: number }).decisions).toBeGreaterThan(50);
  });
});

/** What a run of the command says: its exit code, and its lines. */
async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await fuzz.run(['classic', ...args], { out: line => lines.push(line), error: () => {} });
  return { code, lines };
}

test('one game does not show everything, and what it has not shown is told', async () => {
  const { code, lines } = await run(
    '--edition',
    'en-kitsune',
    '--games',
    '1',
    '--turns',
    '2',
    '--workers',
    '1',
    '--exhaustive',
    '--json',
  );
  expect(code).toBe(1);
  const { tallies, never } = JSON.parse(lines[0]!) as { tallies: object; never: Record<string, string[]> };
  expect(tallies).toMatchObject({ 'en-kitsune': { games: 1 } });
  expect(never['card played']!.length).toBeGreaterThan(10);
});

test.each([
  [['chess'], 'Which game?'],
  [['classic', '--edition', 'xx-1'], "There is no edition 'xx-1'. Editions: en-2022, en-kitsune, fr-1, ru-1."],
  [['classic', '--games', 'many'], "--games takes a whole number from 1 to 1000000, not 'many'."],
  [['classic', '--workers', '0'], "--workers takes a whole number from 1 to 256, not '0'."],
])('what is not understood is answered with what would be: %j', async (args, sentence) => {
  await expect(fuzz.run(args, { out: () => {}, error: () => {} })).rejects.toThrow(sentence);
});
