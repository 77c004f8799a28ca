import { wilson, type Interval } from './statistics.ts';

/** How somebody did: draws count half. */
export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly share: number;
  readonly interval: Interval;
}

/** Adds up points of games: 1, a half, or 0. */
export function scoreOf(points: readonly number[]): Score {
  const games = points.length;
  const wins = points.filter(one => one === 1).length;
  const draws = points.filter(one => one === 0.5).length;
  const share = games === 0 ? 0.5 : (wins + draws / 2) / games;
  return { games, wins, draws, losses: games - wins - draws, share, interval: wilson(share, games) };
}
