import type { Refusals } from '@signum/classic';
import type { Messages } from '../../messages.ts';
import { quoted, word } from '../keyword-names.ts';
import { by, called, length, thing } from '../speech.ts';

/** Moves, places on the Battlefield, and templates. */
export const places = {
  'in-contact': ({ creature, enemy }, roster) =>
    `${called(roster.creature(creature))} стоит вплотную к врагу, это мешает. Враг — ${called(roster.creature(enemy))}.`,
  'longest-movement': ({ creature }, roster) =>
    `${called(roster.creature(creature))} уже имеет Движение XL: Бег ничего не добавит.`,
  'never-runs': ({ creature }, roster) =>
    `${called(roster.creature(creature))} имеет свойство ${quoted('slow')} и никогда не бегает.`,
  'no-movement': ({ creature }, roster) => `${called(roster.creature(creature))} не имеет Движения.`,
  'no-such-way': ({ mode }) => `Сейчас это существо не может ${MODES[mode]}.`,
  'nobody-near': ({ creature }, roster) =>
    `В пределах S нет врага, к которому ${called(roster.creature(creature))} может подойти.`,
  'not-into-contact': () => 'Это движение должно закончиться вплотную к другому врагу.',
  stayed: ({ creature }, roster) =>
    `${called(roster.creature(creature))} слишком часто остаётся на месте и в эту активацию больше не движется.`,

  'no-move': () => 'Существо уже стоит здесь. Выберите другое место.',
  'in-contact-already': ({ id }, roster) => `Существо уже стоит вплотную, рядом ${thing(id, roster)}.`,
  'no-way': () => 'Туда нет пути: всё перекрыто.',
  'no-way-into-contact': ({ id }, roster) =>
    id === undefined
      ? 'Вплотную не подойти: нет свободного пути.'
      : `Вплотную не подойти: нет свободного пути. Цель — ${thing(id, roster)}.`,
  unreachable: () => 'До этого места не добраться.',
  'too-far': ({ short }) => `Слишком далеко: не хватает ${length(short)}.`,
  'too-far-in-difficult': ({ short }) =>
    `Слишком далеко: не хватает ${length(short)}. Через ${word('difficult', 'труднопроходимую')} местность идут не дальше S.`,
  'run-from-difficult': () =>
    `Из ${word('difficult', 'труднопроходимой')} местности не бегают. Обычное движение возможно.`,
  'runs-through-difficult': ({ over }) => `Бег ${stopsAtDifficult(over)}`,
  'stops-at-difficult': ({ over }) => `Движение ${stopsAtDifficult(over)}`,
  'stops-at-enemy': ({ id }, roster) => `На пути движение остановит ${thing(id, roster)}.`,
  'crosses-base': ({ id }, roster) => `На пути стоит ${thing(id, roster)}.`,
  'crosses-impassable': ({ id }, roster) =>
    `На пути ${word('impassable', 'непроходимая')} местность: ${thing(id, roster)}.`,
  'leaves-table': () => 'Этот путь выходит за край Поля боя.',
  'unknown-turn': () => 'Этот путь огибает то, чего здесь нет. Проложите его заново.',
  'not-taut': () => 'Этот путь огибает препятствия не самым коротким образом. Проложите его заново.',

  'off-grid': () => 'Такого места на Поле боя нет.',
  'off-table': ({ short }) =>
    short === undefined ? 'Для Поля боя это слишком велико.' : `Это место ${by(short)} выходит за край Поля боя.`,
  'overlaps-base': ({ id, short }, roster) => `Здесь стоит ${thing(id, roster)}. Отступите ещё ${by(short)}.`,
  'on-impassable': ({ id }, roster) =>
    `Здесь стоять нельзя, это ${word('impassable', 'непроходимая')} местность: ${thing(id, roster)}.`,
  'into-contact': ({ id, short }, roster) =>
    `Вплотную вставать нельзя, рядом ${thing(id, roster)}.${short === undefined ? '' : ` Отступите ещё ${by(short)}.`}`,
  'out-of-contact': ({ id, short }, roster) =>
    `Нужно встать вплотную, цель — ${thing(id, roster)}: не хватает ${length(short)}.`,
  'enemy-too-near': ({ id, short }, roster) =>
    `Слишком близко враг, это ${thing(id, roster)}. Отступите ещё ${by(short)}: до врагов должно быть не меньше S.`,
  'off-side': () => 'Нужно встать вплотную к своему краю Поля боя.',
  'no-place': () => 'Здесь не хватает места.',

  'base-too-near': ({ id, short }, roster) => `Слишком близко стоит ${thing(id, roster)}: не хватает ${length(short)}.`,
  'template-too-near': ({ id, short }, roster) =>
    `Слишком близко другая местность, ${thing(id, roster)}: не хватает ${length(short)}. Между ними должно быть не меньше S.`,
  'own-side-too-near': ({ short }) =>
    `Слишком близко к вашему краю: не хватает ${length(short)}. До него должно быть не меньше S.`,
  'side-too-near': ({ short }) =>
    `Слишком близко к краю противника: не хватает ${length(short)}. До него должно быть не меньше M.`,
} satisfies Partial<Messages['refusals']>;

function stopsAtDifficult(over: number): string {
  return `останавливает ${word('difficult', 'труднопроходимая')} местность: это место ${by(over)} дальше.`;
}

const MODES: Readonly<Record<Refusals['no-such-way']['mode'], string>> = {
  flight: 'лететь',
  jump: 'прыгать',
  walk: 'идти пешком',
};
