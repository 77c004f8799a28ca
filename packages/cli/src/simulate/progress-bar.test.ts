import { expect, test } from 'vitest';
import { barOf, progressTeller, progressText } from './progress-bar.ts';

const HALF = { done: 6, of: 12, decisions: 3000, pace: { processorMs: 9000, wallMs: 5000 }, leftMs: 240_000 };

test('half of a series is half of a bar', () => {
  expect(barOf(HALF)).toBe('█'.repeat(15) + '░'.repeat(15));
  expect(barOf({ done: 12, of: 12 })).toBe('█'.repeat(30));
});

test('the pace is told by the clock, and the time that is left', () => {
  expect(progressText(HALF)).toBe('6 of 12 games, 600 decisions a second, 4 min left');
  expect(progressText({ ...HALF, done: 12 })).toBe('12 of 12 games, 600 decisions a second');
});

test('where nobody watches, only the end is told at once', () => {
  const lines: string[] = [];
  const screen = { isTTY: false } as NodeJS.WriteStream;
  const tell = progressTeller({ out: () => {}, error: line => lines.push(line) }, screen);
  tell(HALF);
  expect(lines).toEqual([]);
  tell({ ...HALF, done: 12 });
  expect(lines).toEqual(['12 of 12 games, 600 decisions a second']);
});

test('where somebody watches, one line is written over and over', () => {
  const written: string[] = [];
  const screen = { isTTY: true, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  const tell = progressTeller({ out: () => {}, error: () => {} }, screen);
  tell(HALF);
  tell({ ...HALF, done: 12 });
  expect(written[0]).toMatch(/^\r█+░+ 6 of 12 games/);
  expect(written[0]).not.toContain('\n');
  expect(written[1]).toMatch(/\n$/);
});
