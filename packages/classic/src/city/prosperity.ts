import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Happenings } from '../happenings.ts';
import { playerOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';
import type { ProsperityReason } from '../vocabulary.ts';

/** Prosperity has no upper bound (C-CMP-32). */
export function prosper(
  { state, emit }: Game,
  seat: Seat,
  n: number,
  because: Exclude<ProsperityReason, 'card'> | { readonly card: CardId },
  rule?: string,
): void {
  if (n <= 0) return;
  playerOf(state, seat).prosperity += n;
  const why = typeof because === 'string' ? { because } : ({ because: 'card', card: because.card } as const);
  emit({ type: 'prosperityGained', player: seat, n, ...why }, rule);
}

/** Spent points are gone (C-END-8); whoever asks must have seen that they are there. */
export function spend(
  { state, emit }: Game,
  seat: Seat,
  n: number,
  why: Happenings['prosperitySpent']['why'],
  rule?: string,
): void {
  if (n <= 0) return;
  const player = playerOf(state, seat);
  if (player.prosperity < n) throw new Error(`player ${seat} cannot spend ${n} Prosperity`);
  player.prosperity -= n;
  emit({ type: 'prosperitySpent', player: seat, n, why }, rule);
}

/** Lost, not below 0 (C-CMP-32). Tells how much it was. */
export function lose(play: Game, seat: Seat, n: number, rule?: string): number {
  const lost = Math.min(n, playerOf(play.state, seat).prosperity);
  spend(play, seat, lost, 'loss', rule);
  return lost;
}
