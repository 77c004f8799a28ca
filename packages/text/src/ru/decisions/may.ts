import type { Decisions, Payment } from '@signum/classic';
import type { DecisionText, Prompt } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { quoted, word } from '../keyword-names.ts';
import { payment } from '../payments.ts';
import { called, title } from '../speech.ts';
import { listed } from '../typography.ts';

/** Yes or no. */
export const may: DecisionText<'may'> = {
  ask: (shown, roster) => QUESTIONS[shown.purpose](shown, roster),
  answer: ({ yes }, { purpose }) => YES_AND_NO[purpose][yes ? 0 : 1],
};

type Asked = Decisions['may']['shown'];

const QUESTIONS: Readonly<Record<Asked['purpose'], (shown: Asked, roster: Roster) => Prompt>> = {
  backstab: ({ creature }, roster) => {
    const who = creature === undefined ? 'ваше скрытое существо' : called(roster.creature(creature));
    return {
      title: `Наносит ли ${who} ${quoted('backstab')}?`,
      help: `Жетон ${word('stealth', 'скрытности')} будет потерян.`,
    };
  },
  draw: () => ({ title: 'Противник предлагает ничью. Вы согласны?' }),
  effect: ({ card }, roster) => ({ title: asking(card, `вы используете ${its(card)} действие?`, roster) }),
  pay: ({ card, pay = {} }, roster) => ({ title: asking(card, `хотите ${paying(pay)}?`, roster) }),
  surcharge: ({ card, pay = {} }, roster) => ({
    title: asking(card, `хотите ${paying(pay)}? Это ${word('surcharge', 'Доплата')}.`, roster),
  }),
  trigger: ({ card, keyword, creature }, roster) => {
    const what = keyword === undefined ? 'своё свойство' : `свойство ${quoted(keyword)}`;
    if (creature !== undefined) return { title: `Использует ли ${called(roster.creature(creature))} ${what}?` };
    return { title: asking(card, `вы используете ${keyword === undefined ? `${its(card)} свойство` : what}?`, roster) };
  },
};

/** "Карта «Грабёж»: хотите заплатить 1 процветание?" */
function asking(card: string | undefined, question: string, roster: Roster): string {
  return card === undefined ? question : `Карта ${title(roster.card(card))}: ${question}`;
}

/** The card has just been named, or there is none. */
function its(card: string | undefined): string {
  return card === undefined ? 'это' : 'её';
}

/** "заплатить 1 процветание и сбросить 2 карты" */
function paying(cost: Payment): string {
  return listed(payment(cost).map(({ verb, rest }) => `${verb.do} ${rest}`));
}

const YES_AND_NO: Readonly<Record<Asked['purpose'], readonly [yes: string, no: string]>> = {
  backstab: ['Ударить', 'Остаться в тени'],
  draw: ['Согласиться на ничью', 'Играть дальше'],
  effect: ['Использовать', 'Отказаться'],
  pay: ['Заплатить', 'Не платить'],
  surcharge: ['Заплатить', 'Не платить'],
  trigger: ['Использовать', 'Отказаться'],
};
