import type { Cancelled } from '@signum/classic';
import { amountOf, CARD } from '../amounts.ts';
import { describedCard } from '../filters.ts';
import { thing } from '../selectors.ts';
import { player, whose } from '../tale.ts';
import type { Sayings } from './index.ts';

/** Hands, decks, graveyards, and cards that never happened. */
export const cardVerbs: Sayings<'bury' | 'cancel' | 'discard' | 'draw' | 'look' | 'return' | 'search'> = {
  draw({ who, amount }, told) {
    const { head, tail } = amountOf(amount, CARD, told);
    return { ...by(player(who, told)), verb: 'draw', rest: head + tail };
  },

  discard({ who, amount, how }, told) {
    const { head, tail } = amountOf(amount, CARD, told);
    return { ...by(player(who, told)), verb: 'discard', rest: `${head}${tail}${how === 'random' ? ' at random' : ''}` };
  },

  look({ at, whose: who, amount = 1, take, rest }, told) {
    const owner = whose(who, told);
    if (at === 'hand') return { verb: 'look', rest: `at ${owner} hand` };
    if (at === 'tactics') return { verb: 'look', rest: `at ${owner} face-down tactics` };
    const seen = `at ${amount === 1 ? 'the top card' : `the top ${amount} cards`} of ${owner} deck`;
    return { verb: 'look', rest: seen + sorted(amount, take, rest), alone: true };
  },

  search({ what }, told) {
    const card = describedCard(what, told);
    return {
      verb: 'search',
      rest: `your deck for ${card}, reveal it and put it into your hand, then shuffle`,
      alone: true,
    };
  },

  return({ what, to }, told) {
    const back = thing(what, told);
    const isCard = typeof what === 'object' && what.in !== undefined;
    const home = isCard ? 'your' : back.many ? 'their owner’s' : 'its owner’s';
    return { verb: 'return', rest: `${back.text} to ${home} ${to}` };
  },

  bury({ who, amount }, told) {
    const subject = player(who, told);
    const owner = subject === undefined ? 'your' : 'their';
    const top = amount === 1 ? 'the top card' : `the top ${amountOf(amount, CARD, told).head}`;
    return { ...by(subject), verb: 'put', rest: `${top} of ${owner} deck into the Graveyard` };
  },

  cancel({ what, to }, told) {
    const instead = to === undefined ? '' : '; the card is shuffled into its owner’s deck';
    return {
      verb: 'cancel',
      rest: (what === 'that card' && told.card !== undefined ? `that ${told.card}` : CANCELLED[what]) + instead,
      ...(to && { alone: true }),
    };
  },
};

const by = <T>(subject: T | undefined): { subject?: T } => (subject === undefined ? {} : { subject });

function sorted(amount: number, take: number | undefined, rest: 'bottom' | 'top' | undefined): string {
  if (take !== undefined)
    return `, put ${take} of them into your hand and the rest ${rest === 'top' ? 'back on top' : 'under the deck'}`;
  if (rest === 'bottom')
    return amount === 1 ? '; you may put it under the deck' : ' and put each of them on top of the deck or under it';
  return rest === 'top' ? (amount === 1 ? '' : ' and put them back in any order') : '';
}

const CANCELLED: Readonly<Record<Cancelled, string>> = {
  'that ability': 'that ability',
  'that activation': 'that activation',
  'that attack': 'that attack',
  'that card': 'that card',
  'that move': 'that move',
  'that summoning': 'that summoning',
  'that tactic': 'that tactic',
};
