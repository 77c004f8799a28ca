import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two processes must play so many times as fast as one (E10). */
const MUST = 1.7;
// so many that the start of the processes, and what their compilers learn in the first games, does not count for much
const GAMES = 600;

export interface Scaling {
  /** How many times as fast two processes were. */
  readonly ratio: number;
  /** Did both play the same games? */
  readonly isSame: boolean;
}

/** How much faster a series is played by two processes than by one: the program itself, as anybody runs it. */
export function scaling(): Scaling {
  const folder = mkdtempSync(join(tmpdir(), 'signum-bench-'));
  try {
    const [alone, together] = [1, 2].map(workers => played(join(folder, `${workers}.json`), workers));
    return { ratio: alone!.wallMs / together!.wallMs, isSame: alone!.games === together!.games };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function isScaling({ ratio, isSame }: Scaling): boolean {
  return isSame && ratio >= MUST;
}

export function scalingLine(scaled: Scaling): string {
  const word = isScaling(scaled) ? 'must holds' : 'MUST FAILS';
  const games = scaled.isSame ? 'the same games' : 'OTHER GAMES';
  return `E10 two processes play ${scaled.ratio.toFixed(2)}x as fast as one (must ${MUST}), ${games}  ${word}`;
}

/** Benchmarks are bundled and run from the root of the repository. */
const PROGRAM = join('packages', 'cli', 'bin', 'signum.mjs');

function played(file: string, workers: number): { wallMs: number; games: string } {
  const decks = ['--decks', 'vallor-starter,unicorn-starter', '--games', String(GAMES)];
  const order = ['simulate', ...decks, '--seed', 'scaling', '--workers', String(workers), '--out', file];
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...order], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the series was not played: ${stderr}`);
  const { pace, games } = JSON.parse(readFileSync(file, 'utf8')) as { pace: { wallMs: number }; games: unknown };
  return { wallMs: pace.wallMs, games: JSON.stringify(games) };
}
