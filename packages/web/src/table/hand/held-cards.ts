import type { CardId, CostSymbol } from '@signum/classic';
import type { Refusal } from '@signum/kernel';
import type { Sight } from '../../game/contract.ts';
import { isAskedAbout, optionOf, optionsOf } from '../inspector/options.ts';

/** A card in the hand, and what stands in its way. */
export interface HeldCard {
  readonly card: CardId;
  /** Its place in the hand: two copies of a card are told apart by it. */
  readonly place: number;
  /** How many copies of it stand before it. */
  readonly copy: number;
  /** May it be played or chosen now? */
  readonly isOpen: boolean;
  /** Is it chosen, and not played? */
  readonly isForChoice: boolean;
  /** Is it being played just now? */
  readonly isAsked: boolean;
  readonly refusal: Refusal | null;
}

/** The own hand with what can be done with each card: played, or chosen if the question asks for cards of the hand. */
export function heldCards(sight: Sight): HeldCard[] {
  const { view, seat, question } = sight;
  const { hand } = view.players[seat]!;
  if (typeof hand === 'number') return [];
  const options = optionsOf(sight);
  const isChoosing = asksForHand(sight);
  return hand.map((card, place) => {
    const copy = hand.slice(0, place).filter(other => other === card).length;
    const held = { card, place, copy, isForChoice: isChoosing, isAsked: false, refusal: null };
    if (isChoosing) return { ...held, isOpen: question?.kind !== 'choose' || question.options.includes(card) };
    if (copy === 0 && isAskedAbout(question, card)) return { ...held, isAsked: true, isOpen: false };
    const option = optionOf(options, { do: 'play', card });
    return { ...held, isOpen: option?.refusal === null, refusal: option?.refusal ?? null };
  });
}

/** Does the question want cards of the own hand: to discard them, or to exchange some of the first ones? */
export function asksForHand({ question, view, seat }: Sight): boolean {
  if (question?.kind === 'startingHand') return true;
  if (question?.kind !== 'choose' || question.purpose !== 'card to discard') return false;
  const { hand } = view.players[seat]!;
  return typeof hand !== 'number' && question.options.every(option => hand.includes(option));
}

/** The buildings that a refusal names as missing, to be shown on the card itself. */
export function lackingIn(refusal: Refusal | null): readonly CostSymbol[] {
  if (refusal?.code !== 'buildings-missing') return [];
  return (refusal.facts as { readonly missing: readonly CostSymbol[] }).missing;
}
