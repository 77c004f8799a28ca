import type { Deed, Refusals, RelicSlot } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { lacking } from '../cost-symbols.ts';
import { keyword, leadingTo } from '../keyword-mark.ts';
import { agree, counted, de, listed } from '../phrase.ts';
import { called, onlySo } from '../speech.ts';
import { titled } from '../titles.ts';

/** Costs, cards, the City, and whom a text can choose. */
export const cards = {
  'buildings-missing': ({ missing, tapped }) =>
    `Il vous manque ${listed(lacking(missing))}.${tapped ? ' Ce que vous avez reste engagé jusqu’à votre prochain tour.' : ''}`,
  'too-few-hand-cards': ({ needed, there }) =>
    `Vous devez défausser ${counted(needed, 'carte')} et n'en avez ${onlySo(there, 'une')}.`,
  'too-few-tokens': ({ creature, needed, there }, roster) =>
    `${called(roster.creature(creature))} a besoin de ${counted(needed, 'marqueur')} ${keyword('concentration')} et n'en a ${onlySo(there, 'un')}.`,
  'too-little-prosperity': ({ needed, there }) =>
    `Cela coûte ${needed} Prospérité. Vous ${there === 0 ? "n'en avez pas" : `en avez ${there}`} : il en manque ${needed - there}.`,

  'building-not-standing': ({ building }, roster) =>
    `Cela ne vaut qu'avec ${titled(roster.building(building), 'bâtiment').words} dans votre Ville.`,
  'building-stands-already': ({ building }, roster) =>
    `Votre Ville compte déjà ${titled(roster.building(building), 'bâtiment').words}.`,
  'city-full': ({ most }) => `Votre Ville a ${most} bâtiments : il n'y a plus de place.`,
  'no-slot': ({ slot }) => `Votre héros n'a pas d'emplacement pour ${SLOTS[slot]}.`,
  'no-such-ability': () => "Cette compétence n'est plus disponible.",
  'no-target': ({ card }, roster) => `Il n'y a aucune cible possible pour ${called(roster.card(card))}.`,
  'not-in-pool': ({ card }, roster) =>
    card === undefined
      ? "Cette carte n'est pas dans votre réserve."
      : `${called(roster.card(card))} n'est pas, ou n'est plus, dans votre réserve.`,
  'not-playable': ({ card }, roster) => `${called(roster.card(card))} ne se joue pas depuis la main.`,
  'other-hero': ({ hero }, roster) => `Il faut avoir ${called(roster.card(hero))} pour héros.`,
  'second-class-building': ({ building }, roster) =>
    `Une Ville n'a qu'un bâtiment de classe, et la vôtre a déjà ${titled(roster.building(building), 'bâtiment').words}.`,
  tapped: ({ card }, roster) => `La carte ${called(roster.card(card))} est engagée jusqu'à votre prochain tour.`,
  'terrain-played': () => 'Vous avez déjà joué un terrain. Un seul par tour est permis.',
  'too-many-creatures': ({ most }) =>
    `Vous avez déjà ${counted(most, 'créature')} sur le Champ de Bataille, et c'est le maximum.`,
  'unique-building-again': ({ building }, roster) => {
    const what = titled(roster.building(building), 'bâtiment');
    const fallen = `${what.many ? 'ont' : 'a'} été ${agree('détruit', what)}`;
    return `${what.words} ${fallen}. Un bâtiment unique ne se reconstruit jamais.`;
  },
  'used-this-turn': ({ card }, roster) =>
    `Cette compétence ${de(called(roster.card(card)))} ne sert qu'une fois par tour, et c'est déjà fait.`,

  'beyond-buildings': ({ target }, roster) =>
    `${called(roster.creature(target))} est une ${keyword('beast')} : aucun bâtiment ne peut la cibler.`,
  'beyond-support-cards': ({ target }, roster) =>
    `${called(roster.creature(target))} est un ${keyword('monster')} : aucune carte de soutien ne peut le cibler.`,
  dying: ({ target }, roster) => `${called(roster.creature(target))} succombe déjà.`,
  hidden: ({ target }, roster) =>
    `${called(roster.creature(target))} a un marqueur ${leadingTo('stealth', 'Camouflage')} : il faut d'abord une détection.`,
  shielded: ({ target, against }, roster) =>
    `${called(roster.creature(target))} a ${leadingTo('shield-against', `Résistance ${AGAINST[against]}`)} : impossible d'en faire une cible.`,

  forbidden: ({ creature, deed }, roster) =>
    `${called(roster.creature(creature))} ne peut pas ${DEEDS[deed]} pour l'instant : une carte l'interdit.`,
} satisfies Partial<Messages['refusals']>;

const AGAINST: Readonly<Record<Refusals['shielded']['against'], string>> = {
  impact: 'aux influences',
  'ranged attacks': 'aux attaques à distance',
  spells: 'aux sorts',
};

const SLOTS: Readonly<Record<RelicSlot, string>> = {
  armour: 'une armure ou une cape',
  helmet: 'un casque ou un masque',
  melee: 'une arme de mêlée',
  ranged: 'une arme à distance',
  shield: 'un bouclier ou une bannière',
  treasure: 'un trésor',
};

export const DEEDS: Readonly<Record<Deed, string>> = {
  'be healed': 'recevoir de soins',
  'declare attacks': "déclarer d'attaque",
  move: 'se déplacer',
  run: 'courir',
  'use activated abilities': 'utiliser de compétence activable',
};
