import type { Seat } from '@signum/kernel';
import { playerOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';

/** Prosperity has no upper bound (C-CMP-32). */
export function prosper({ state, emit }: Game, seat: Seat, n: number, because: string, rule?: string): void {
  if (n <= 0) return;
  playerOf(state, seat).prosperity += n;
  emit({ type: 'prosperityGained', player: seat, n, because }, rule);
}

/** Spent points are gone (C-END-8); whoever asks must have seen that they are there. */
export function spend({ state, emit }: Game, seat: Seat, n: number, rule?: string): void {
  if (n <= 0) return;
  const player = playerOf(state, seat);
  if (player.prosperity < n) throw new Error(`player ${seat} cannot spend ${n} Prosperity`);
  player.prosperity -= n;
  emit({ type: 'prosperitySpent', player: seat, n }, rule);
}

/** Lost, not below 0 (C-CMP-32). Tells how much it was. */
export function lose(play: Game, seat: Seat, n: number, rule?: string): number {
  const lost = Math.min(n, playerOf(play.state, seat).prosperity);
  spend(play, seat, lost, rule);
  return lost;
}
