import type { Timing } from '../rounds.ts';

/** What is to be reached, in its own unit: at least so many, or at most so many. */
export interface Goal {
  readonly id: string;
  readonly what: string;
  readonly unit: string;
  readonly measured: number;
  readonly bound: 'at least' | 'at most';
  /** The first milestone: without it the bench fails. */
  readonly must: number;
  readonly aim: number;
}

/** Prints timings and the table of goals, or JSON with `--json`. Exit code 1 if a first milestone is missed. */
export function printGoals(timings: readonly Timing[], goals: readonly Goal[], args: readonly string[]): number {
  const isHeld = goals.every(goal => reaches(goal, goal.must));
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ bench: 'classic', node: process.version, timings, goals, isHeld })}\n`);
    return isHeld ? 0 : 1;
  }
  for (const { name, microseconds } of timings) console.log(`${microseconds.toFixed(2).padStart(12)} µs  ${name}`);
  console.log();
  const rows = [['goal', 'what', 'measured', 'first milestone', 'target', ''], ...goals.map(row)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(cells => cells[column]!.length)));
  for (const cells of rows)
    console.log(
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
  return isHeld ? 0 : 1;
}

function row(goal: Goal): string[] {
  const { id, what, unit, measured, bound, must, aim } = goal;
  const sign = bound === 'at least' ? '>=' : '<=';
  const word = reaches(goal, aim) ? 'target reached' : reaches(goal, must) ? 'first milestone holds' : 'MISSED';
  return [id, what, `${measured.toPrecision(3)}${unit}`, `${sign} ${must}${unit}`, `${sign} ${aim}${unit}`, word];
}

function reaches({ measured, bound }: Goal, value: number): boolean {
  return bound === 'at least' ? measured >= value : measured <= value;
}
