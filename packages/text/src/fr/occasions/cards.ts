import type { Triggered } from '@signum/classic';
import type { Noun } from '../nouns.ts';
import { of, oneOf, whenPlayer, whom, about } from '../roles.ts';
import type { Telling } from '../telling.ts';
import type { VerbName } from '../conjugations.ts';
import type { Occasion, Occasions } from './teller.ts';

/** What a player plays, with the words that come back to it. */
const SORTS: Readonly<Record<string, readonly [one: string, that: string]>> = {
  character: ['un personnage', 'ce personnage'],
  'character card': ['un personnage', 'ce personnage'],
  spell: ['un sort', 'ce sort'],
  'spell card': ['un sort', 'ce sort'],
  relic: ['une relique', 'cette relique'],
  tactic: ['une tactique', 'cette tactique'],
  terrain: ['un terrain', 'ce terrain'],
  building: ['un bâtiment', 'ce bâtiment'],
};

function sort(
  { card }: Triggered,
  otherwise: readonly [string, string] = ['une carte', 'cette carte'],
): readonly [string, string] {
  return card === undefined ? otherwise : (SORTS[card.replace(/^(?:your|opponent's) /, '')] ?? otherwise);
}

/** "quand l'adversaire pioche une carte" */
function withCard(verb: VerbName, otherwise?: readonly [string, string], behind = ''): Occasion {
  return (ability, told) => {
    const [one, that] = sort(ability, otherwise);
    told.card = that;
    return whenPlayer(ability, verb, one + behind, told);
  };
}

const CARD: Noun = { one: 'carte', many: 'cartes', gender: 'f' };
const TACTIC = ['une tactique', 'cette tactique'] as const;
const CHARACTER = ['un personnage', 'cette carte'] as const;
const SPELL = ['un sort', 'ce sort'] as const;

/** Cards on their way from deck to hand, play and Graveyard. */
export const cards: Occasions<
  | 'cardCancelled'
  | 'cardDeclared'
  | 'cardDiscarded'
  | 'cardDrawn'
  | 'cardPlayed'
  | 'cardReturnedToDeck'
  | 'cardReturnedToHand'
  | 'cardToGraveyard'
  | 'cardsSeen'
  | 'deckShuffled'
  | 'drawFailed'
  | 'handOverflow'
  | 'handRedrawn'
  | 'lastWord'
  | 'spellResolved'
  | 'summonDeclared'
  | 'tacticResolved'
  | 'tacticRevealed'
  | 'tacticSet'
> = {
  cardDrawn: withCard('piocher'),
  drawFailed: (ability, told) => whenPlayer(ability, 'devoir', 'piocher alors que le deck est vide', told),
  handOverflow: withCard('défausser', undefined, ' en trop'),
  handRedrawn: (ability, told) => whenPlayer(ability, 'échanger', 'des cartes de la main de départ', told),
  cardDeclared: withCard('jouer'),
  cardPlayed: (ability, told) => after(ability, told, 'jouer', sort(ability)),
  spellResolved: (ability, told) => after(ability, told, 'jouer', SPELL),
  cardCancelled: ability => `quand ${oneOf(ability, CARD)} est annulée`,
  tacticSet: withCard('poser', TACTIC),
  tacticRevealed: withCard('révéler', TACTIC),
  tacticResolved: (ability, told) => after(ability, told, 'révéler', TACTIC),
  summonDeclared: withCard('invoquer', CHARACTER),
  cardDiscarded: withCard('défausser'),
  cardToGraveyard: goes('va au Cimetière'),
  cardReturnedToHand: goes('retourne en main'),
  cardReturnedToDeck: goes('retourne dans le deck'),
  lastWord: goes('applique sa Dernière Parole'),
  cardsSeen: (ability, told) => whenPlayer(ability, 'regarder', 'des cartes', told),
  deckShuffled: (ability, told) => whenPlayer(ability, 'mélanger', 'un deck', told),
};

/** "après que l'adversaire a joué un sort" */
function after(
  ability: Triggered,
  told: Telling,
  verb: 'jouer' | 'révéler',
  [one, that]: readonly [string, string],
): string {
  told.card = that;
  const done = verb === 'jouer' ? 'joué' : 'révélé';
  told.opponentNamed = ability.player === 'opponent';
  const who = {
    you: 'que vous avez',
    opponent: "que l'adversaire a",
    'its player': 'que son joueur a',
    anybody: "qu'un joueur a",
  };
  return `après ${who[ability.player ?? 'anybody']} ${done} ${one}`;
}

/** "quand la carte d'un de vos personnages va au Cimetière" */
function goes(words: string): Occasion {
  return (ability, told) => {
    if (ability.who === undefined) return `quand ${oneOf(ability, CARD)} ${words}`;
    const who = whom(ability, told);
    about(told, who);
    return `quand la carte ${of(who)} ${words}`;
  };
}
