import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Game } from '../procedure.ts';
import { playerOf } from './players.ts';

/** A text shows hidden cards to one player, who may look at them again until the turn ends. */
export function showCards(
  { state, emit }: Game,
  seat: Seat,
  whose: Seat,
  cards: readonly CardId[],
  rule = 'C-ZON-5',
): void {
  const player = playerOf(state, seat);
  player.shown = [...player.shown, { whose, cards }];
  emit({ type: 'cardsSeen', player: seat, whose, cards }, rule);
}
