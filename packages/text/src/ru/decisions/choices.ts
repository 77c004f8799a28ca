import type { Decisions } from '@signum/classic';
import { capital } from '../../marks.ts';
import type { Messages } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { effectText } from '../effects.ts';
import { events } from '../events/index.ts';
import { count } from '../numerals.ts';
import { atMost, listed, player, thing, title } from '../speech.ts';
import { newTalk } from '../talk.ts';
import { finished } from '../typography.ts';
import { useText } from '../uses.ts';
import { may } from './may.ts';
import { order } from './order.ts';
import { purposes, type PurposeWords } from './purposes.ts';

/** Choosing among things, saying yes or no, and putting things in order. */
export const choices = {
  may,
  order,

  choose: {
    ask: (shown, roster) => {
      const words = purposes[shown.purpose];
      const asking = shown.card === undefined ? '' : `Карта ${title(roster.card(shown.card))}: `;
      return {
        title: `${asking}выберите ${howMany(shown, words)}.`,
        ...(words.help !== undefined && { help: words.help }),
      };
    },
    answer: ({ chosen }, _shown, roster) =>
      chosen.length === 0 ? 'Не выбирать' : listed(chosen.map(id => thing(id, roster))),
  },

  mode: {
    ask: ({ card }, roster) => ({ title: `Карта ${title(roster.card(card))}: выберите действие.` }),
    answer: ({ mode }, { options }, roster) => {
      const effect = options[mode];
      if (effect === undefined) return 'Ничего';
      const lookup = (id: string) => {
        const { name } = roster.card(id);
        return { en: name, fr: name, ru: name };
      };
      return finished(effectText(effect, newTalk('creature', lookup, useText)));
    },
  },

  tactic: {
    ask: ({ events: happened, usable }, roster) => {
      const lines = happened.flatMap(event => {
        const say = events[event.type] as (event: object, roster: Roster) => string | null;
        return say(event, roster) ?? [];
      });
      const help = usable.length === 0 ? [...lines, 'Ни одна из ваших тактик не подходит.'] : lines;
      return { title: 'Вскрыть тактику?', ...(help.length > 0 && { help: help.map(capital).join(' ') }) };
    },
    answer: ({ tactic }, _shown, roster) => {
      const found = roster.thing(tactic);
      return found ? `Вскрыть тактику ${title(found)}` : 'Пропустить';
    },
  },

  whoBegins: {
    ask: () => ({ title: 'Кто ходит первым?', help: 'Кто начинает, занимает ближний край Поля боя.' }),
    answer: ({ first }, _shown, roster) => player(first, roster).name,
  },
} satisfies Partial<Messages['decisions']>;

/** "цель", "2 цели", "до 2 целей", "от 1 до 2 целей". */
function howMany({ least, most }: Decisions['choose']['shown'], { noun, one, more }: PurposeWords): string {
  if (most === 1)
    return `${noun.one.acc}${one}${least === 1 ? '' : `${one.startsWith(',') ? ',' : ''} или откажитесь от выбора`}`;
  if (least === most) return `${count(most, noun)}${more}`;
  return `${least === 0 ? '' : `от ${least} `}до ${atMost(most, noun)}${more}`;
}
