import type { Messages } from '../../messages.ts';
import { keyword } from '../keyword-mark.ts';
import { counted, de, listed as joined } from '../phrase.ts';
import { called, listed, player, thing } from '../speech.ts';
import { titled } from '../titles.ts';

/** Cards in hands, decks, relics, tactics and on their way to the Graveyard. */
export const cards = {
  cardDrawn: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('piochez', 'pioche')} ${card === undefined ? 'une carte' : called(roster.card(card))}.`;
  },
  drawFailed: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ne ${does('pouvez', 'peut')} pas piocher : ${does('votre', 'son')} deck est vide.`;
  },
  handOverflow: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('avez', 'a')} la main pleine et ${does('défaussez', 'défausse')} au hasard ${called(roster.card(card))}.`;
  },
  handRedrawn: ({ player: seat, n, cards: redrawn }, roster) => {
    const { name, does } = player(seat, roster);
    if (n === 0) return `${name} ${does('gardez votre', 'garde sa')} main de départ.`;
    const which = redrawn ? ` : ${listed(redrawn.map(card => called(roster.card(card))))}` : '';
    return `${name} ${does('échangez', 'échange')} ${counted(n, 'carte')}${which}.`;
  },
  cardsSeen: ({ player: seat, whose, cards: seen, into }, roster) => {
    const { name, does } = player(seat, roster);
    const which = seen && listed(seen.map(card => called(roster.card(card))));
    if (into === 'hand') return `${name} ${does('prenez', 'prend')} en main ${which ?? 'une carte'}.`;
    const owner = player(whose, roster);
    const own = whose === seat ? does('vos propres cartes', 'ses propres cartes') : ofOwner(owner);
    return `${name} ${does('regardez', 'regarde')} ${own}${which ? ` : ${which}` : ''}.`;
  },

  cardDeclared: ({ player: seat, card, targets }, roster) => {
    const { name, does } = player(seat, roster);
    const whom = targets.length === 0 ? '' : ` sur ${joined(targets.map(target => thing(target, roster)))}`;
    return `${name} ${does('jouez', 'joue')} ${called(roster.card(card))}${whom}.`;
  },
  costPaid: ({ player: seat, buildings, prosperity }, roster) => {
    const { name, does } = player(seat, roster);
    const tapped = buildings.map(card => titled(roster.building(card), 'bâtiment').words);
    const deeds = [
      ...(prosperity > 0 ? [`${does('payez', 'paie')} ${prosperity} Prospérité`] : []),
      ...(tapped.length > 0 ? [`${does('engagez', 'engage')} ${joined(tapped)}`] : []),
    ];
    return deeds.length === 0 ? null : `${name} ${joined(deeds)}.`;
  },
  cardCancelled: ({ card }, roster) => `La carte ${called(roster.card(card))} est annulée.`,
  cardPlayed: () => null,
  spellResolved: () => null,
  summonDeclared: () => null,

  relicEquipped: ({ player: seat, card }, roster) =>
    `${player(seat, roster).own('héros', 'm')} reçoit ${called(roster.card(card))}.`,
  relicReplaced: ({ player: seat, card }, roster) =>
    `${player(seat, roster).own('héros', 'm')} se défait ${de(called(roster.card(card)))}.`,
  relicUsed: ({ relic, mark }, roster) =>
    `${called(roster.relic(relic))} en est à sa ${ORDINALS[mark - 1] ?? `${mark}e`} utilisation.`,
  relicActivated: ({ player: seat, relic }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('utilisez', 'utilise')} ${called(roster.relic(relic))}.`;
  },
  relicDamaged: ({ relic, n }, roster) =>
    `${called(roster.relic(relic))} absorbe ${counted(n, 'dommage')} à la place du héros.`,
  relicDestroyed: ({ card }, roster) => `La relique ${called(roster.card(card))} est détruite.`,

  tacticSet: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    const what = card === undefined ? 'une tactique' : called(roster.card(card));
    return `${name} ${does('posez', 'pose')} ${what} face cachée.`;
  },
  tacticRevealed: ({ player: seat, card }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('révélez', 'révèle')} ${called(roster.card(card))}.`;
  },
  tacticResolved: () => null,

  cardDiscarded: ({ player: seat, card, atRandom }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('défaussez', 'défausse')}${atRandom ? ' au hasard' : ''} ${called(roster.card(card))}.`;
  },
  cardToGraveyard: ({ player: seat, card, unseen }, roster) =>
    unseen ? `${called(roster.card(card))} rejoint ${player(seat, roster).own('Cimetière', 'm')}.` : null,
  cardReturnedToHand: ({ player: seat, card }, roster) =>
    `${called(roster.card(card))} retourne dans ${player(seat, roster).own('main', 'f')}.`,
  cardReturnedToDeck: ({ player: seat, card }, roster) =>
    `${called(roster.card(card))} retourne dans ${player(seat, roster).own('deck', 'm')}.`,
  deckShuffled: ({ player: seat }, roster) => {
    const { name, does } = player(seat, roster);
    return `${name} ${does('mélangez votre', 'mélange son')} deck.`;
  },

  lastWord: ({ card }, roster) => `${called(roster.card(card))} prononce sa ${keyword('last-word')}.`,
} satisfies Partial<Messages['events']>;

function ofOwner({ name, isYou }: ReturnType<typeof player>): string {
  return isYou ? 'vos cartes' : `les cartes ${de(name)}`;
}

const ORDINALS = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];
