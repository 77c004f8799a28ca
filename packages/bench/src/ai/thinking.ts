import { players, type PlayerName } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { veil } from '@signum/classic';
import { hashOfText } from '@signum/kernel';
import { moments, type Moment } from './moments.ts';

/** How long a decision may take on one core, in milliseconds: 95 of 100 of them. */
const GOALS = { recruit: 5, soldier: 20, veteran: 200, commander: 700, warlord: 2000 } as const satisfies Partial<
  Record<PlayerName, number>
>;
/** Thoughts are broken off after so long, and may be late by this much (E9). */
const DEADLINE_MS = 50;
const LATE_MS = 20 + 0.05 * DEADLINE_MS;
const MOMENTS = 60;

export interface Thinking {
  /** `nodes`: answers that are played in thought, each second. */
  readonly rows: readonly { name: string; p50: number; p95: number; max: number; goal: number; nodes: number }[];
  /** Milliseconds past a deadline, in 99 of 100 decisions of the one who thinks longest. */
  readonly late: number;
}

/** How long computer players think, against their goals. */
export function thinking(): Thinking {
  const some = moments(MOMENTS);
  thoughtsOf('soldier', some); // until the compiler has done its work
  const rows = (Object.keys(GOALS) as (keyof typeof GOALS)[]).map(name => {
    const thoughts = thoughtsOf(name, some);
    const times = thoughts.map(({ ms }) => ms);
    const nodes = (1000 * sum(thoughts.map(({ work }) => work))) / sum(times);
    return { name, p50: at(times, 0.5), p95: at(times, 0.95), max: at(times, 1), goal: GOALS[name], nodes };
  });
  const hurried = thoughtsOf('warlord', some, DEADLINE_MS).map(({ ms }) => ms);
  return { rows, late: at(hurried, 0.99) - DEADLINE_MS };
}

export function isQuickEnough({ rows, late }: Thinking): boolean {
  return late <= LATE_MS && rows.every(({ p95, goal }) => p95 <= goal);
}

export function thinkingLines({ rows, late }: Thinking): string[] {
  return [
    ...rows.map(({ name, p50, p95, max, goal, nodes }) => {
      const word = p95 <= goal ? 'goal held' : 'GOAL MISSED';
      const figures = [p50, p95, max].map(ms => ms.toFixed(1).padStart(8)).join('');
      const pace = nodes > 0 ? `  ${Math.round(nodes)} answers a second in thought` : '';
      return `${name.padEnd(10)} p50, p95, max${figures} ms  (p95 at most ${goal})  ${word}${pace}`;
    }),
    `E9 a warlord who has ${DEADLINE_MS} ms is late by ${late.toFixed(1)} ms at p99 (at most ${LATE_MS})`,
  ];
}

interface Thought {
  readonly ms: number;
  readonly work: number;
}

/** Milliseconds of each decision; the processor's own, so that other programs do not count. */
function thoughtsOf(name: PlayerName, some: readonly Moment[], deadline?: number): Thought[] {
  return some.map(({ state, question }) => {
    const sight = veil(state, question.seat, catalogue);
    const before = process.cpuUsage();
    const spent = (): number => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const { work } = players[name].decide(
      sight,
      question,
      hashOfText(`bench ${question.n}`),
      deadline === undefined ? undefined : () => spent() < deadline,
    );
    return { ms: spent(), work };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
