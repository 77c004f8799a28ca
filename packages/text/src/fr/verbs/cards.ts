import type { Amount, Cancelled, Desc } from '@signum/classic';
import { CARDS, amountOf } from '../amounts.ts';
import { joined, you } from '../clause.ts';
import { playerDoes } from '../players.ts';
import { describe } from '../selectors.ts';
import { object } from '../targets.ts';
import { rivalled, type Telling } from '../telling.ts';
import { look } from './look.ts';
import type { Tellers } from './teller.ts';

/** Cards in hands, decks and Graveyards, and those that were just declared. */
export const cards: Tellers<'bury' | 'cancel' | 'discard' | 'draw' | 'look' | 'return' | 'search'> = {
  draw({ who, amount }, told) {
    const clause = playerDoes(who, 'piocher', amountOf(amount, CARDS, told), told);
    rivalled(told, 'f'); // "elle" could be the card
    return clause;
  },

  discard: ({ who, amount, how }, told) =>
    playerDoes(who, 'défausser', joined(amountOf(amount, CARDS, told), how === 'random' ? 'au hasard' : ''), told),

  look,

  search({ what }, told) {
    const { words } = describe(what.choose.replace(/^(?:your|opponent's) /, '') as Desc, what, 'one', told);
    return you('chercher', `dans votre deck ${words}, montrez-la et prenez-la en main, puis mélangez votre deck`);
  },

  return({ what, to }, told) {
    const who = object(what, told);
    if (typeof what === 'object' && what.in === 'graveyard')
      return you('reprendre', joined(to === 'hand' ? 'en main' : 'dans votre deck', who.words, 'de votre Cimetière'));
    const home = `dans ${to === 'hand' ? 'la main' : 'le deck'} de son propriétaire`;
    const instead = told.occasion === 'creatureEliminated' ? " plutôt qu'au Cimetière" : '';
    return you('renvoyer', joined(who.heavy ? '' : who.words, home + instead, who.heavy ? who.words : ''), who);
  },

  bury: ({ who, amount }, told) =>
    playerDoes(
      who,
      'mettre',
      `${topCards(amount, told)} de ${who === 'you' ? 'votre' : 'son'} deck au Cimetière`,
      told,
    ),

  cancel({ what, to }, told) {
    const words = cancelled(what, told);
    // "elle" could mean the attack now, not only the creature
    if (words.startsWith('cette')) rivalled(told, 'f');
    return you('annuler', words + (to === 'deck' ? ' et mélangez la carte dans le deck de son propriétaire' : ''));
  },
};

/** "la première carte", "les 2 premières cartes" */
function topCards(amount: Amount, told: Telling): string {
  if (amount === 1) return 'la première carte';
  return typeof amount === 'number' ? `les ${amount} premières cartes` : `${amountOf(amount, CARDS, told)} du dessus`;
}

function cancelled(what: Cancelled, told: Readonly<Telling>): string {
  switch (what) {
    case 'that ability':
      return told.occasion === 'buildingAbilityDeclared' ? "l'effet de ce bâtiment" : 'cette compétence';
    case 'that activation':
      return 'cette activation';
    case 'that attack':
      return 'cette attaque';
    case 'that card':
      return told.card;
    case 'that move':
      return 'ce déplacement';
    case 'that summoning':
      return 'cette invocation';
    case 'that tactic':
      return 'cette tactique';
  }
}
