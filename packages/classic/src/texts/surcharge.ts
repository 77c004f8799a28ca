import type { Seat } from '@signum/kernel';
import { isStanding } from '../values/bonuses.ts';
import type { CardId } from '../card.ts';
import { costOf, costOfPayment, together, whyNotPay } from '../city/city.ts';
import type { UseOf } from '../language/index.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';

/** What may be paid on top of a character's cost, while that text counts (C-KW-Surcharge, C-CRD-30). */
export function surchargeOf(state: Readonly<ClassicState>, seat: Seat, card: CardId): UseOf<'surcharge'> | undefined {
  const print = cardOf(state, card);
  const uses = print.type === 'character' ? (print.keywords ?? []) : [];
  return uses.find(
    (use): use is UseOf<'surcharge'> => use.keyword === 'surcharge' && isStanding(state, { controller: seat }, use),
  );
}

/** Can it be paid together with the cost? */
export function canSurcharge(state: Readonly<ClassicState>, seat: Seat, card: CardId): boolean {
  const { pay } = surchargeOf(state, seat, card) ?? {};
  if (pay === undefined || othersInHand(state, seat, card).length < (pay.discard ?? 0)) return false;
  return whyNotPay(state, seat, together(costOf(state, seat, card), costOfPayment(pay))) === undefined;
}

/** The rest of the hand, from which a payment is discarded. */
export function othersInHand(state: Readonly<ClassicState>, seat: Seat, card: CardId): CardId[] {
  const { hand } = playerOf(state, seat);
  return hand.toSpliced(hand.indexOf(card), 1);
}
