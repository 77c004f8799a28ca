import type { CardType } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { names } from '../names.ts';
import { counted, de } from '../phrase.ts';
import { called } from '../speech.ts';

/** What is wrong with a deck. */
export const decks = {
  'deck-too-big': ({ cards, most }) =>
    `${counted(cards, 'carte')}, c'est trop : un deck en a ${most} au plus. Retirez-en ${cards - most}.`,
  'deck-too-small': ({ cards, least }) =>
    `${counted(cards, 'carte')}, c'est trop peu : un deck en a ${least} au moins. Ajoutez-en ${least - cards}.`,
  'foreign-faction': ({ card, faction }, roster) =>
    `${called(roster.card(card))} est d'une autre faction que ce héros : ${names.factions[faction]}.`,
  'no-hero': () => "Un deck a besoin d'un héros. Choisissez-le d'abord.",
  'no-minions': ({ card }, roster) =>
    `Dans cette édition, un deck n'a de sbires que si une de ses cartes en invoque. Retirez ${called(roster.card(card))}.`,
  'not-a-battle-card': ({ card, type }, roster) =>
    `${called(roster.card(card))} est ${TYPES[type]}. Un Deck de Combat ne contient que des personnages, des sorts, des reliques et des tactiques.`,
  'not-a-minion': ({ card, type }, roster) => `${called(roster.card(card))} est ${TYPES[type]}, pas un sbire.`,
  'not-for-the-pool': ({ card, type }, roster) =>
    `${called(roster.card(card))} est ${TYPES[type]}. La réserve ne contient que des bâtiments et des terrains.`,
  'too-few-characters': ({ characters, least }) =>
    `La moitié du deck au moins doit être des personnages : il en faut ${least}, il y en a ${characters}.`,
  'too-many-copies': ({ card, copies, most }, roster) =>
    `${counted(copies, 'exemplaire')} ${de(called(roster.card(card)))}, c'est trop : ${most} au plus par deck.`,
  'too-many-mercenaries': ({ mercenaries, most }) =>
    `La moitié des personnages au plus peuvent être des mercenaires : ${most}, et il y en a ${mercenaries}.`,
  'too-much-hired-support': ({ hired, most }) =>
    `La moitié des sorts, reliques et tactiques au plus peuvent venir des mercenaires : ${most}, et il y en a ${hired}.`,
  'unknown-card': ({ card }) => `Aucune carte ne porte le nom « ${card} ».`,
} satisfies Partial<Messages['refusals']>;

const TYPES: Readonly<Record<CardType, string>> = {
  hero: 'un héros',
  minion: 'un sbire',
  character: 'un personnage',
  spell: 'un sort',
  relic: 'une relique',
  tactic: 'une tactique',
  building: 'un bâtiment',
  terrain: 'un terrain',
};
