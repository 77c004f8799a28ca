import type { Decisions } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { asked } from '../cost-symbols.ts';
import { faceWords } from '../faces.ts';
import { word } from '../keyword-names.ts';
import { nouns } from '../nouns.ts';
import { count } from '../numerals.ts';
import { atMost, called, title } from '../speech.ts';
import { listed } from '../typography.ts';

/** Hands, buildings, payments, rerolls, and what can be said at any time. */
export const cards = {
  concede: {
    ask: () => ({ title: 'Вы сдаётесь?', help: 'Противник сразу победит.' }),
    answer: () => 'Сдаться',
  },
  offerDraw: {
    ask: () => ({ title: 'Вы предлагаете ничью?' }),
    answer: () => 'Предложить ничью',
  },

  startingHand: {
    ask: ({ mayDiscard }) => ({
      title: 'Какие карты вы меняете?',
      help: mayDiscard
        ? 'Они уйдут под низ колоды, и вы возьмёте столько же новых. Или сбросьте часть карт и получите по 1 процветанию за каждую.'
        : 'Они уйдут под низ колоды, и вы возьмёте столько же новых.',
    }),
    answer: ({ how, cards: chosen }, _shown, roster) => {
      if (chosen.length === 0) return 'Оставить руку';
      const which = listed(chosen.map(card => title(roster.card(card))));
      const what = chosen.length === 1 ? 'карту' : 'карты';
      if (how === 'redraw') return `Поменять ${what} ${which}`;
      return `Сбросить ${what} ${which} за ${count(chosen.length, nouns.prosperity)}`;
    },
  },

  construct: {
    ask: ({ instead }) => ({
      title: 'Какое здание вы строите?',
      ...(instead > 0 && { help: `Не построите ничего — получите ${count(instead, nouns.prosperity)}.` }),
    }),
    answer: ({ building }, { instead }, roster) => {
      if (building !== 'none') return called(roster.building(building));
      return instead > 0 ? `Ничего, взамен ${count(instead, nouns.prosperity)}` : 'Ничего';
    },
  },

  payment: {
    ask: ({ card, cost }, roster) => ({
      title: `Какие здания вы поворачиваете за карту ${title(roster.card(card))}?`,
      help: `Стоимость: ${listed([...asked(cost.buildings), ...prosperity(cost.prosperity)])}.`,
    }),
    answer: ({ buildings }, _shown, roster) =>
      buildings.length === 0 ? 'Никакие' : listed(buildings.map(card => called(roster.building(card)))),
  },

  reroll: {
    ask: ({ creature, purpose, most }, roster) => ({
      title: `Какие кубики ${ROLLS[purpose]} перебрасывает ${called(roster.creature(creature))}?`,
      help: `Не больше ${atMost(most, nouns.die)}. Считается новый результат.`,
    }),
    answer: ({ dice }, { faces }) =>
      dice.length === 0 ? 'Оставить все' : `Перебросить ${listed(dice.map(place => faceWords[faces[place]!]))}`,
  },
} satisfies Partial<Messages['decisions']>;

function prosperity(n: number): string[] {
  return n > 0 ? [count(n, nouns.prosperity, 'nom')] : [];
}

const ROLLS: Readonly<Record<Decisions['reroll']['shown']['purpose'], string>> = {
  attack: 'атаки',
  defence: 'защиты',
  healing: 'исцеления',
  ritual: word('ritual', 'Ритуала'),
  search: 'обыска',
};
