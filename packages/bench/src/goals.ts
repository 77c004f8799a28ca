import type { Timing } from './rounds.ts';

/** A goal as a ratio: how many times the alternative costs what ours costs. */
export interface Goal {
  readonly id: string;
  readonly what: string;
  readonly ratio: number;
  readonly must: number;
  readonly aim: number;
}

/** Prints timings and goals, or JSON with `--json`. Exit code 1 if a must does not hold. */
export function printGoals(
  name: string,
  timings: readonly Timing[],
  goals: readonly Goal[],
  args: readonly string[],
): number {
  const isHeld = goals.every(({ ratio, must }) => ratio >= must);
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ bench: name, node: process.version, timings, goals, isHeld })}\n`);
    return isHeld ? 0 : 1;
  }
  for (const { name: what, microseconds } of timings)
    console.log(`${microseconds.toFixed(2).padStart(10)} µs  ${what}`);
  console.log();
  for (const { id, what, ratio, must, aim } of goals) {
    const word = ratio >= aim ? 'aim reached' : ratio >= must ? 'must holds' : 'MUST FAILS';
    console.log(`${id.padEnd(4)} ${ratio.toFixed(1).padStart(8)}x  (must ${must}, aim ${aim})  ${word}  ${what}`);
  }
  return isHeld ? 0 : 1;
}
