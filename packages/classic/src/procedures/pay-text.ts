import type { Frame, Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { costOfPayment, payCost, payersOf } from '../city/city.ts';
import type { Payment } from '../language/index.ts';
import { asking, steps } from '../procedure.ts';
import { discardOf } from './discard.ts';

/** A player pays what a text asks for, all parts of it together (C-CST-4). */
export interface PayTextFrame extends Frame {
  readonly kind: 'payText';
  step: 'tap';
  readonly seat: Seat;
  /** The card that asks. */
  readonly card: CardId;
  readonly cost: Payment;
}

export function payTextOf(seat: Seat, card: CardId, cost: Payment): PayTextFrame {
  return { kind: 'payText', step: 'tap', seat, card, cost };
}

export const payText = steps<PayTextFrame>({
  tap: asking<PayTextFrame, 'payment'>({
    decide(state, { seat, card, cost }) {
      return { kind: 'payment', seat, card, cost: costOfPayment(cost), buildings: payersOf(state, seat) };
    },
    take(play, { seat, card, cost }, { buildings }) {
      payCost(play, seat, costOfPayment(cost), buildings);
      const n = cost.discard ?? 0;
      return n > 0 ? { call: [discardOf(seat, card, n)], then: 'done' } : 'done';
    },
  }),
});
