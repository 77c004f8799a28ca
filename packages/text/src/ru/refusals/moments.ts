import type { Phase } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { names } from '../names.ts';
import { plural } from '../numerals.ts';
import { called, player } from '../speech.ts';

/** Answers that come at the wrong time or to the wrong question. */
export const moments = {
  'already-answered': () => 'На этот вопрос уже ответили.',
  'game-over': () => 'Игра окончена.',
  malformed: () => 'Этот ответ не удалось прочесть. Попробуйте ещё раз.',
  'not-asked': () => 'Сейчас отвечаете не вы. Дождитесь своей очереди.',
  'not-offered': () => 'Такого ответа среди возможных нет. Выберите из предложенных.',
  'not-yet-asked': () => 'Этот вопрос ещё не задан.',
  'other-question': () => 'Сейчас задан другой вопрос. Сначала ответьте на него.',

  'action-under-way': () => 'Идёт другое действие. Сначала закончите его.',
  'activation-under-way': ({ creature }, roster) =>
    `Сейчас активируется ${called(roster.creature(creature))}. Сначала закончите эту активацию.`,
  'draw-offered-already': () => 'Вы уже предлагали ничью. Предложить её снова можно на следующем ходу.',
  'not-possible': () => 'Сейчас это невозможно.',
  'not-your-turn': () => 'Сейчас не ваш ход.',
  'other-phase': ({ phase }) => `Это делают в фазе «${names.phases.activation}», а сейчас ${PHASES[phase]}.`,

  'illegal-deck': ({ seat, reasons }, roster) => {
    const n = reasons.length;
    const whose = player(seat, roster).own('ваша', 'колода');
    return `${whose} нарушает ${n} ${RULES[plural(n)]} сборки. Исправьте её до начала игры.`;
  },
  'no-deck': ({ seat }, roster) => {
    const { name, isYou } = player(seat, roster);
    return isYou ? 'У вас ещё нет колоды. Выберите её.' : `У игрока ${name} ещё нет колоды.`;
  },
  'no-seed': () => 'У игры нет зерна для кубиков. Начните её заново.',
  'no-such-edition': () => 'Такого издания правил нет. Выберите другое.',
  'no-such-limit': () => 'Номер последнего хода — целое число больше 0.',
  'not-two-decks': () => 'Для дуэли нужны ровно две колоды.',
} satisfies Partial<Messages['refusals']>;

const RULES = { one: 'правило', few: 'правила', many: 'правил' } as const;

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'подготовка',
  beginning: 'начало хода',
  construction: 'строительство',
  activation: 'активация существ',
  end: 'конец хода',
};
