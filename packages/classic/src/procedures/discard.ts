import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { asLaid, layingQuestion, nextToLay, type Leaving } from '../table/graveyard-order.ts';
import { outOfHand, playerOf } from '../table/players.ts';
import { asking, steps, type Game } from '../procedure.ts';
import { toGraveyard } from '../table/zones.ts';

/** A player discards hand cards of his own choice. */
export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  step: 'choose' | 'lay' | 'order';
  readonly seat: Seat;
  /** The card whose text asks for it. */
  readonly card: CardId;
  readonly n: number;
  chosen: readonly CardId[];
  /** Those that have a place in the Graveyard already, in that order (C-ZON-7). */
  laid: readonly string[];
}

export function discardOf(seat: Seat, card: CardId, n: number): DiscardFrame {
  return { kind: 'discard', step: 'choose', seat, card, n, chosen: [], laid: [] };
}

export const discard = steps<DiscardFrame>({
  choose: asking<DiscardFrame, 'choose'>({
    decide(state, { seat, card, n }) {
      const { hand } = playerOf(state, seat);
      const most = Math.min(n, hand.length);
      return { kind: 'choose', seat, purpose: 'card to discard', card, options: hand, least: most, most };
    },
    take(_play, frame, { chosen }) {
      frame.chosen = chosen;
      return 'lay';
    },
  }),

  lay(play, frame) {
    const { seat, laid } = frame;
    const leaving = leavingIn(frame);
    if (nextToLay(play.state, leaving, laid)) return 'order';
    for (const { card } of asLaid(leaving, laid)) discardCard(play, seat, card, 'chosen');
    return 'done';
  },

  order: asking<DiscardFrame, 'order'>({
    decide: (state, frame) => layingQuestion(state, leavingIn(frame), frame.laid),
    take({ state }, frame, { next }) {
      const { options } = nextToLay(state, leavingIn(frame), frame.laid)!;
      frame.laid = [...frame.laid, options[next]!.id];
      return 'lay';
    },
  }),
});

function leavingIn({ seat, chosen }: Readonly<DiscardFrame>): Leaving[] {
  return chosen.map((card, index) => ({ id: `${index} ${card}`, owner: seat, card }));
}

/** One card goes from a hand to its owner's Graveyard. */
export function discardCard(play: Game, seat: Seat, card: CardId, how: 'at random' | 'chosen'): void {
  outOfHand(playerOf(play.state, seat), card);
  play.emit(
    { type: 'cardDiscarded', player: seat, card, ...(how === 'at random' && { atRandom: true as const }) },
    'C-ZON-2',
  );
  toGraveyard(play, seat, card);
}
