import { quantile, wilson } from '../simulate/statistics.ts';
import type { BoutResult } from './bout.ts';

/** What is known of a contest so far, told of the first player. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly share: number;
  /** Where its true share lies, with 95 % certainty. */
  readonly interval: readonly [number, number];
  /** How the games ended. */
  readonly by: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly refused: readonly string[];
  readonly times: { readonly a: Times; readonly b: Times };
}

/** Processor milliseconds for a decision. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Adds up results; `isSwapped` tells whether the first player sat in the second seat. */
export function tallyOf(results: readonly { readonly result: BoutResult; readonly isSwapped: boolean }[]): Tally {
  const by: Record<string, number> = {};
  const times = { a: [] as number[], b: [] as number[] };
  let wins = 0;
  let losses = 0;
  let turns = 0;
  const refused: string[] = [];
  for (const { result, isSwapped } of results) {
    const seat = isSwapped ? 1 : 0;
    if (result.winner === seat) wins += 1;
    else if (result.winner !== null) losses += 1;
    by[result.by] = (by[result.by] ?? 0) + 1;
    turns += result.turns;
    times.a.push(...result.times[seat]);
    times.b.push(...result.times[1 - seat]!);
    refused.push(...result.refused);
  }
  const games = results.length;
  const draws = games - wins - losses;
  const share = (wins + draws / 2) / games;
  return {
    games,
    wins,
    draws,
    losses,
    share,
    interval: wilson(share, games),
    by,
    turns: turns / games,
    refused,
    times: { a: timesOf(times.a), b: timesOf(times.b) },
  };
}

function timesOf(times: readonly number[]): Times {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), max: quantile(times, 1) };
}

/**
 * Wald's test after each pair: is the share of the first player at least `expected`, or no more than a half? With an error of 5 % each
 * way. Nothing yet: play on.
 */
export function sprt({ wins, draws, losses }: Pick<Tally, 'draws' | 'losses' | 'wins'>, expected: number) {
  const won = wins + draws / 2;
  const lost = losses + draws / 2;
  const ratio = won * Math.log(expected / 0.5) + lost * Math.log((1 - expected) / 0.5);
  if (ratio >= Math.log(19)) return 'as expected';
  return ratio <= -Math.log(19) ? 'no better' : undefined;
}
