import { playGame, players, type PlayerName, type Question } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { veil, type ClassicState } from '@signum/classic';
import { hashOfText } from '@signum/kernel';
import { game, setupOf } from './classic/recorded-games.ts';

/** How long a decision may take on one core, in milliseconds: 95 of 100 of them. */
const GOALS = { recruit: 5, soldier: 20, veteran: 200, commander: 700, warlord: 2000 } as const satisfies Partial<
  Record<PlayerName, number>
>;
/** Thoughts are broken off after so long, and may be late by this much (E9). */
const DEADLINE_MS = 50;
const LATE_MS = 20 + 0.05 * DEADLINE_MS;
const MOMENTS = 60;

/** How long computer players think, against their goals. */
export function run(args: readonly string[]): number {
  const some = moments(MOMENTS);
  timesOf('soldier', some); // until the compiler has done its work
  const rows = (Object.keys(GOALS) as (keyof typeof GOALS)[]).map(name => {
    const times = timesOf(name, some);
    return { name, p50: at(times, 0.5), p95: at(times, 0.95), max: at(times, 1), goal: GOALS[name] };
  });
  const late = at(timesOf('warlord', some, DEADLINE_MS), 0.99) - DEADLINE_MS;
  if (args.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ bench: 'ai', node: process.version, rows, late })}\n`);
  } else {
    for (const { name, p50, p95, max, goal } of rows) {
      const word = p95 <= goal ? 'goal held' : 'GOAL MISSED';
      const figures = [p50, p95, max].map(ms => ms.toFixed(1).padStart(8)).join('');
      console.log(`${name.padEnd(10)} p50, p95, max${figures} ms  (p95 at most ${goal})  ${word}`);
    }
    console.log(`E9 a warlord who has ${DEADLINE_MS} ms is late by ${late.toFixed(1)} ms at p99 (at most ${LATE_MS})`);
  }
  return late <= LATE_MS && rows.every(({ p95, goal }) => p95 <= goal) ? 0 : 1;
}

interface Moment {
  readonly state: ClassicState;
  readonly question: Question;
}

/** Moments with a choice, spread over games that recruits play. */
function moments(count: number): Moment[] {
  const all: Moment[] = [];
  for (let index = 0; all.length < count * 8; index += 1) {
    playGame({
      game,
      players: [players.recruit, players.recruit],
      setup: setupOf(index),
      seed: `bench ${index}`,
      onlooker(question, _verdict, state) {
        if (question.kind !== 'tactic' || question.usable.length > 0) all.push({ state, question });
      },
    });
  }
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]!);
}

/** Milliseconds of each decision; the processor's own, so that other programs do not count. */
function timesOf(name: PlayerName, some: readonly Moment[], deadline?: number): number[] {
  return some.map(({ state, question }) => {
    const sight = veil(state, question.seat, catalogue);
    const before = process.cpuUsage();
    const spent = (): number => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    players[name].decide(
      sight,
      question,
      hashOfText(`bench ${question.n}`),
      deadline === undefined ? undefined : () => spent() < deadline,
    );
    return spent();
  });
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
}
