import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { printGoals, type Goal } from './goals.ts';

/** What the client measures of itself as a page; sizes in kilobytes as they travel. */
interface PageFigures {
  readonly shell: number;
  readonly play: number;
  readonly icons: number;
  readonly pictures: number;
  readonly latinFonts: number;
  readonly russianFonts: number;
  readonly deckBuilder: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
}

/** What it measures of its table. Work is time of the processor, so that other programs have no say in it; the rest is the clock. */
interface TableFigures {
  readonly selectionScriptMs: number;
  readonly selectionWholeMs: number;
  readonly pointerMs: number;
  readonly inpMs: number;
  readonly framesPerSecond: number;
  readonly heapMb: number;
}

type Figures = PageFigures & TableFigures;

/** The most that each figure may be, or the least. */
const GOALS: readonly ({
  readonly id: string;
  readonly what: string;
  readonly figure: keyof Figures;
} & ({ readonly most: number } | { readonly least: number }))[] = [
  { id: 'S1', what: 'KB of code on the start page', figure: 'shell', most: 130 },
  { id: 'S2', what: 'KB of code until a game stands on the table', figure: 'play', most: 240 },
  { id: 'S3', what: 'KB of icons for the table', figure: 'icons', most: 60 },
  { id: 'S4', what: 'KB of pictures of all cards', figure: 'pictures', most: 75 },
  { id: 'S5', what: 'KB of typefaces in English', figure: 'latinFonts', most: 55 },
  { id: 'S6', what: 'KB of typefaces in Russian', figure: 'russianFonts', most: 75 },
  { id: 'S7', what: 'KB of the deck builder', figure: 'deckBuilder', most: 60 },
  { id: 'L1', what: 'ms to the largest paint on a slow phone', figure: 'lcpMs', most: 2000 },
  { id: 'L2', what: 'of the start page jumps while it loads', figure: 'cls', most: 0.05 },
  { id: 'L3', what: 'ms in which a slow phone cannot answer', figure: 'tbtMs', most: 200 },
  { id: 'T1', what: 'ms of programs for a new selection (p95)', figure: 'selectionScriptMs', most: 8 },
  { id: 'T2', what: 'ms of work for a movement of a ghost (p95)', figure: 'pointerMs', most: 16 },
  { id: 'T3', what: 'ms until a press is seen (INP, p75)', figure: 'inpMs', most: 100 },
  { id: 'T4', what: 'frames a second with 64 bases under way', figure: 'framesPerSecond', least: 58 },
  { id: 'T5', what: 'MB of programs after a long game', figure: 'heapMb', most: 80 },
];

/**
 * npm run bench -- web: what the client weighs, how quickly it is there, and how quickly its table answers. The client measures
 * itself, in a real browser.
 */
export async function run(args: string[]): Promise<number> {
  const figures: Figures = {
    ...(await measured<PageFigures>('measure-page')),
    ...(await measured<TableFigures>('measure-table')),
  };
  const goals = GOALS.map(({ id, what, figure, ...bound }): Goal => {
    const value = figures[figure];
    const [words, ratio] =
      'most' in bound
        ? [`at most ${bound.most}`, bound.most / Math.max(value, 1e-3)]
        : [`at least ${bound.least}`, value / bound.least];
    return {
      id,
      what: `${Number(value.toFixed(2))} of ${words} ${what}`,
      ratio,
      must: 1,
      aim: 'most' in bound ? 1.25 : 1,
    };
  });
  const whole = { name: 'work of the browser for a new selection, programs and drawing (p95)' };
  return printGoals('web', [{ ...whole, microseconds: 1000 * figures.selectionWholeMs }], goals, args);
}

async function measured<T>(tool: string): Promise<T> {
  const args = ['--import', 'tsx', `packages/web/tools/${tool}.ts`];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as T;
}
