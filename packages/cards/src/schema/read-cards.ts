import type { Card, Catalogue } from '@signum/classic';
import { card as cardForm } from './card.ts';
import { cardFaults } from './check/card.ts';
import { nameFaults } from './check/names.ts';
import { faultWords, type Fault } from './fault.ts';
import { isRecord, misfits } from './misfits.ts';
import { withCards } from './with-cards.ts';

/** What is wrong with the cards of a scenario: they may take the place of others, and what they name must be there. */
export function broughtFaults(cards: readonly unknown[], beside: Catalogue): Fault[] {
  const faults = packFaults(cards);
  if (faults.length > 0) return faults;
  const all = withCards(beside, cards as readonly Card[]);
  return (cards as readonly Card[]).flatMap((card, at) => nameFaults(card, all).map(fault => under(at, card, fault)));
}

/**
 * What is wrong with the cards that a game brings along. Buildings that they name need not be there: nobody brought them, so they
 * will not stand.
 */
export function packFaults(cards: readonly unknown[]): Fault[] {
  return cards.flatMap((card, at) => {
    const misfitting = misfits(cardForm, card);
    const faults = misfitting.length > 0 ? misfitting : cardFaults(card as Card);
    return faults.map(fault => under(at, card, fault));
  });
}

/** The check of such cards, as the rules want it: in words. */
export function checkPack(cards: readonly unknown[]): string[] {
  return packFaults(cards).map(faultWords);
}

function under(at: number, card: unknown, { where, what }: Fault): Fault {
  const name = isRecord(card) && typeof card['id'] === 'string' ? { card: card['id'].slice(0, 80) } : {};
  return { ...name, where: `cards[${at}]${where === '' ? '' : `.${where}`}`, what };
}
