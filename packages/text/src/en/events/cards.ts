import type { Messages } from '../../messages.ts';
import { capital } from '../../marks.ts';
import { keywordName } from '../linked.ts';
import { list } from '../nouns.ts';
import { called, listed, many, player, thing } from '../speech.ts';

/** Cards in hands, decks, relics, tactics and on their way to the Graveyard. */
export const cards = {
  cardDrawn: ({ player: seat, card }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('draw', 'draws')} ${card === undefined ? 'a card' : called(roster.card(card))}.`;
  },
  drawFailed: ({ player: seat }, roster) => {
    const { name, isYou, whose } = player(seat, roster);
    return `${name} cannot draw: ${isYou ? whose : 'their'} deck is empty.`;
  },
  handOverflow: ({ player: seat, card }, roster) => {
    const { whose } = player(seat, roster);
    return `${capital(whose)} hand is full: ${called(roster.card(card))} is discarded at random.`;
  },
  handRedrawn: ({ player: seat, n, cards: redrawn }, roster) => {
    const { name, isYou, is } = player(seat, roster);
    if (n === 0) return `${name} ${is('keep', 'keeps')} ${isYou ? 'your' : 'their'} hand.`;
    const which = redrawn ? `: ${listed(redrawn.map(card => called(roster.card(card))))}` : '';
    return `${name} ${is('exchange', 'exchanges')} ${many(n, 'card')}${which}.`;
  },
  cardsSeen: ({ player: seat, whose, cards: seen, into }, roster) => {
    const { name, isYou, is } = player(seat, roster);
    const which =
      seen &&
      (seen.length > MOST_NAMED ? many(seen.length, 'card') : listed(seen.map(card => called(roster.card(card)))));
    if (into === 'hand') {
      return `${name} ${is('take', 'takes')} ${which ?? 'a card'} into ${isYou ? 'your' : 'their'} hand.`;
    }
    const owner = whose === seat ? (isYou ? 'your own' : 'their own') : player(whose, roster).whose;
    return `${name} ${is('look', 'looks')} at ${owner} cards${which ? `: ${which}` : ''}.`;
  },

  cardDeclared: ({ player: seat, card, targets }, roster) => {
    const { name, is } = player(seat, roster);
    const whom = targets.length === 0 ? '' : ` on ${list(targets.map(target => thing(target, roster)))}`;
    return `${name} ${is('play', 'plays')} ${called(roster.card(card))}${whom}.`;
  },
  costPaid: ({ player: seat, buildings, prosperity }, roster) => {
    const { name, is } = player(seat, roster);
    const tapped = buildings.map(card => `the ${called(roster.building(card))}`);
    const deeds = [
      ...(prosperity > 0 ? [`${is('pay', 'pays')} ${prosperity} Prosperity`] : []),
      ...(tapped.length > 0 ? [`${is('tap', 'taps')} ${list(tapped)}`] : []),
    ];
    return deeds.length === 0 ? null : `${name} ${list(deeds)}.`;
  },
  cardCancelled: ({ card }, roster) => `${called(roster.card(card))} is cancelled.`,
  cardPlayed: () => null,
  spellResolved: () => null,
  summonDeclared: () => null,

  relicEquipped: ({ player: seat, card }, roster) =>
    `${capital(player(seat, roster).whose)} hero takes up ${called(roster.card(card))}.`,
  relicReplaced: ({ player: seat, card }, roster) =>
    `${capital(player(seat, roster).whose)} hero lays ${called(roster.card(card))} aside.`,
  relicUsed: ({ relic, mark }, roster) => `${called(roster.relic(relic))} is used: mark\u00a0${mark}.`,
  relicActivated: ({ player: seat, relic }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('use', 'uses')} ${called(roster.relic(relic))}.`;
  },
  relicDamaged: ({ relic, n }, roster) => `${called(roster.relic(relic))} takes ${n} damage instead of the hero.`,
  relicDestroyed: ({ card }, roster) => `${called(roster.card(card))} is destroyed.`,

  tacticSet: ({ player: seat, card }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('lay', 'lays')} ${card === undefined ? 'a tactic' : called(roster.card(card))} face down.`;
  },
  tacticRevealed: ({ player: seat, card }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('reveal', 'reveals')} ${called(roster.card(card))}.`;
  },
  tacticResolved: () => null,

  cardDiscarded: ({ player: seat, card, atRandom }, roster) => {
    const { name, is } = player(seat, roster);
    return `${name} ${is('discard', 'discards')} ${called(roster.card(card))}${atRandom ? ' at random' : ''}.`;
  },
  cardToGraveyard: ({ player: seat, card, unseen }, roster) =>
    unseen ? `${called(roster.card(card))} goes to ${player(seat, roster).whose} Graveyard.` : null,
  cardReturnedToHand: ({ player: seat, card }, roster) =>
    `${called(roster.card(card))} returns to ${player(seat, roster).whose} hand.`,
  cardReturnedToDeck: ({ player: seat, card }, roster) =>
    `${called(roster.card(card))} returns to ${player(seat, roster).whose} deck.`,
  deckShuffled: ({ player: seat }, roster) => {
    const { name, isYou, is } = player(seat, roster);
    return `${name} ${is('shuffle', 'shuffles')} ${isYou ? 'your' : 'their'} deck.`;
  },

  lastWord: ({ card }, roster) => `${called(roster.card(card))} speaks its ${keywordName('last-word')}.`,
} satisfies Partial<Messages['events']>;

/** More cards than this are counted: a whole deck is no line of a log. */
const MOST_NAMED = 6;
