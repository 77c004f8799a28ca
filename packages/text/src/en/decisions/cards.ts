import type { Decisions } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { asked } from '../cost-symbols.ts';
import { names } from '../names.ts';
import { list } from '../nouns.ts';
import { called, listed, many } from '../speech.ts';

/** Hands, buildings, payments, rerolls, and what can be said at any time. */
export const cards = {
  concede: {
    ask: () => ({ title: 'Do you concede the game?', help: 'Your opponent wins at once.' }),
    answer: () => 'Concede',
  },
  offerDraw: {
    ask: () => ({ title: 'Do you offer a draw?' }),
    answer: () => 'Offer a draw',
  },

  startingHand: {
    ask: ({ mayDiscard }) => ({
      title: 'Which cards do you exchange?',
      help: mayDiscard
        ? 'They go under your deck for as many new ones. Or discard some and gain 1\u00a0Prosperity for each.'
        : 'They go under your deck for as many new ones.',
    }),
    answer: ({ how, cards: chosen }, _shown, roster) => {
      if (chosen.length === 0) return 'Keep the hand';
      const which = listed(chosen.map(card => called(roster.card(card))));
      return how === 'redraw' ? `Exchange ${which}` : `Discard ${which} for ${chosen.length}\u00a0Prosperity`;
    },
  },

  construct: {
    ask: ({ instead }) => ({
      title: 'Which building do you construct?',
      ...(instead > 0 && { help: `If you construct nothing, you gain ${instead}\u00a0Prosperity.` }),
    }),
    answer: ({ building }, { instead }, roster) => {
      if (building !== 'none') return called(roster.building(building));
      return instead > 0 ? `Nothing, for ${instead}\u00a0Prosperity` : 'Nothing';
    },
  },

  payment: {
    ask: ({ card, cost }, roster) => ({
      title: `Which buildings do you tap for ${called(roster.card(card))}?`,
      help: `The cost is ${list([...asked(cost.buildings), ...prosperity(cost.prosperity)])}.`,
    }),
    answer: ({ buildings }, _shown, roster) =>
      buildings.length === 0 ? 'None' : list(buildings.map(card => called(roster.building(card)))),
  },

  reroll: {
    ask: ({ creature, purpose, most }, roster) => ({
      title: `Which ${ROLLS[purpose]} dice of ${called(roster.creature(creature))} do you reroll?`,
      help: `At most ${many(most, 'die', 'dice')}. The new result counts.`,
    }),
    answer: ({ dice }, { faces }) =>
      dice.length === 0 ? 'Keep all' : `Reroll ${list(dice.map(place => names.faces[faces[place]!]))}`,
  },
} satisfies Partial<Messages['decisions']>;

function prosperity(n: number): string[] {
  return n > 0 ? [`${n}\u00a0Prosperity`] : [];
}

const ROLLS: Readonly<Record<Decisions['reroll']['shown']['purpose'], string>> = {
  attack: 'attack',
  defence: 'defence',
  healing: 'healing',
  ritual: 'Ritual',
  search: 'search',
};
