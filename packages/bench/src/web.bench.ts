import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { printGoals, type Goal } from './goals.ts';

/** What the client measures of itself; sizes in kilobytes as they travel. */
interface Figures {
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

/** The most that each figure may be. */
const MOST: readonly {
  readonly id: string;
  readonly what: string;
  readonly figure: keyof Figures;
  readonly most: number;
}[] = [
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
];

/** npm run bench -- web: what the client weighs and how quickly it is there. The client measures itself, in a real browser. */
export async function run(args: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'packages/web/tools/measure-page.ts',
  ]);
  const figures = JSON.parse(stdout) as Figures;
  const goals = MOST.map(({ id, what, figure, most }): Goal => {
    const value = figures[figure];
    return {
      id,
      what: `${Number(value.toFixed(2))} of at most ${most} ${what}`,
      ratio: most / Math.max(value, 1e-3),
      must: 1,
      aim: 1.25,
    };
  });
  return printGoals('web', [], goals, args);
}
