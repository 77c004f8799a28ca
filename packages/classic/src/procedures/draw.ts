import { draw as drawLot, type Frame, type Seat } from '@signum/kernel';
import { intoHand, opponentOf, outOfHand, playerOf } from '../table/players.ts';
import { steps, type Game } from '../procedure.ts';
import { prosper } from '../city/prosperity.ts';
import { LIMITS } from '../vocabulary.ts';
import { toGraveyard } from '../table/zones.ts';

/** Cards drawn one by one, with the hand limit and the empty deck (C-TRN-6 to C-TRN-11). */
export interface DrawFrame extends Frame {
  readonly kind: 'draw';
  step: 'next';
  readonly seat: Seat;
  n: number;
}

export const draw = steps<DrawFrame>({
  /** One card, or what comes instead of it or before it; whatever answers that has its say before the next. */
  next(play, frame) {
    const { seat } = frame;
    if (frame.n <= 0) return 'done';
    const { deck, hand } = playerOf(play.state, seat);
    if (deck.length > 0 && hand.length >= LIMITS.hand) {
      overflow(play, seat);
      return 'next';
    }
    if (deck.length > 0) take(play, seat);
    else fail(play, seat);
    frame.n -= 1;
    return frame.n > 0 ? 'next' : 'done';
  },
});

function take({ state, emit }: Game, seat: Seat): void {
  const player = playerOf(state, seat);
  const card = player.deck.pop()!;
  intoHand(player, card);
  emit({ type: 'cardDrawn', player: seat, card });
}

/** A full hand loses a card by chance before the draw, so the new card is safe (C-TRN-8, C-AMB-26). */
function overflow(play: Game, seat: Seat): void {
  const { state, emit } = play;
  const player = playerOf(state, seat);
  const card = player.hand[drawLot(state.chance, player.hand.length)]!;
  outOfHand(player, card);
  emit({ type: 'handOverflow', player: seat, card }, 'C-TRN-8');
  toGraveyard(play, seat, card, undefined, 'C-TRN-8');
}

/** Nothing to draw: the opponent gains 1, then 2, 4, 8 … and the count never starts again (C-TRN-9, C-TRN-10). */
function fail(play: Game, seat: Seat): void {
  const player = playerOf(play.state, seat);
  const gift = 2 ** Math.min(player.failedDraws, MOST_DOUBLINGS);
  player.failedDraws += 1;
  play.emit({ type: 'drawFailed', player: seat, n: player.failedDraws }, 'C-TRN-9');
  prosper(play, opponentOf(seat), gift, 'empty deck', 'C-TRN-9');
}

/** More than anybody can spend; beyond it the sums would no longer be exact numbers. */
const MOST_DOUBLINGS = 40;
