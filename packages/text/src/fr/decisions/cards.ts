import type { Decisions } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { asked } from '../cost-symbols.ts';
import { keyword } from '../keyword-mark.ts';
import { names } from '../names.ts';
import { counted, de, listed as joined } from '../phrase.ts';
import { called, listed } from '../speech.ts';

/** Hands, buildings, payments, rerolls, and what can be said at any time. */
export const cards = {
  concede: {
    ask: () => ({ title: 'Abandonnez-vous la partie ?', help: 'Votre adversaire gagne aussitôt.' }),
    answer: () => 'Abandonner',
  },
  offerDraw: {
    ask: () => ({ title: 'Proposez-vous la nulle ?' }),
    answer: () => 'Proposer la nulle',
  },

  startingHand: {
    ask: ({ mayDiscard }) => ({
      title: 'Quelles cartes échangez-vous ?',
      help: mayDiscard
        ? 'Elles vont sous votre deck et vous en piochez autant. Ou bien défaussez-en et gagnez 1 Prospérité pour chacune.'
        : 'Elles vont sous votre deck et vous en piochez autant.',
    }),
    answer: ({ how, cards: chosen }, _shown, roster) => {
      if (chosen.length === 0) return 'Garder la main';
      const which = listed(chosen.map(card => called(roster.card(card))));
      return how === 'redraw' ? `Échanger ${which}` : `Défausser ${which} pour ${chosen.length} Prospérité`;
    },
  },

  construct: {
    ask: ({ instead }) => ({
      title: 'Quel bâtiment construisez-vous ?',
      ...(instead > 0 && { help: `Si vous ne construisez rien, vous gagnez ${instead} Prospérité.` }),
    }),
    answer: ({ building }, { instead }, roster) => {
      if (building !== 'none') return called(roster.building(building));
      return instead > 0 ? `Rien, pour ${instead} Prospérité` : 'Rien';
    },
  },

  payment: {
    ask: ({ card, cost }, roster) => ({
      title: `Quels bâtiments engagez-vous pour payer ${called(roster.card(card))} ?`,
      help: `Le coût : ${joined([...asked(cost.buildings), ...prosperity(cost.prosperity)])}.`,
    }),
    answer: ({ buildings }, _shown, roster) =>
      buildings.length === 0 ? 'Aucun' : joined(buildings.map(card => called(roster.building(card)))),
  },

  reroll: {
    ask: ({ creature, purpose, most }, roster) => ({
      title: `Quels dés ${ROLLS[purpose]} ${de(called(roster.creature(creature)))} relancez-vous ?`,
      help: `${counted(most, 'dé')} au plus. Le nouveau résultat compte.`,
    }),
    answer: ({ dice }, { faces }) =>
      dice.length === 0 ? 'Tout garder' : `Relancer ${joined(dice.map(place => names.faces[faces[place]!]))}`,
  },
} satisfies Partial<Messages['decisions']>;

function prosperity(n: number): string[] {
  return n > 0 ? [`${n} Prospérité`] : [];
}

const ROLLS: Readonly<Record<Decisions['reroll']['shown']['purpose'], string>> = {
  attack: "d'attaque",
  defence: 'de défense',
  healing: 'de soin',
  ritual: `de ${keyword('ritual')}`,
  search: 'de fouille',
};
