import type { Decisions, Simultaneous } from '@signum/classic';
import { mark, plain } from '../../marks.ts';
import type { DecisionText } from '../../messages.ts';
import type { Roster } from '../../roster.ts';
import { keywordNames, quoted, word } from '../keyword-names.ts';
import { called, thing, title } from '../speech.ts';

/** What comes next of several things at the same time. */
export const order: DecisionText<'order'> = {
  ask: ({ of }) => ({ title: ORDERS[of], help: 'Остальное — следом.' }),
  answer: ({ next }, { options, of }, roster) => {
    const option = options[next];
    return option === undefined ? 'Ничего' : simultaneous(option, of, roster);
  },
};

type Of = Decisions['order']['shown']['of'];

const ORDERS: Readonly<Record<Of, string>> = {
  activations: 'Какое существо пропускает активацию следующим?',
  backstabs: `Чей ${quoted('backstab')} следующий?`,
  creatures: 'Какое существо следующее?',
  'end of turn': 'Что закончится следующим?',
  graveyard: 'Какая карта попадёт на Кладбище следующей?',
  minions: 'Рядом с кем выйдет следующий прислужник?',
  triggers: 'Какое свойство сработает следующим?',
};

/** By the best name it has; who has it follows in brackets, where nothing is declined. */
function simultaneous({ source, card, keyword, creature }: Simultaneous, of: Of, roster: Roster): string {
  const who = creature === undefined ? undefined : called(roster.creature(creature));
  const name = card === undefined ? undefined : title(roster.card(card));
  if (of === 'minions') return thing(source, roster);
  if (of === 'graveyard' && name !== undefined) return name;
  if (source === 'control') return bearing(word('control', 'Контроль'), who);
  if (keyword !== undefined) return bearing(mark('keyword', keyword, keywordNames[keyword]), who ?? name);
  if (name === undefined) return who ?? 'Эффект';
  // a creature's own card is called as it is
  const isOwn = who !== undefined && plain(name).startsWith(`«${plain(who).replace(/,$| \d+$/, '')}`);
  return isOwn ? who : bearing(name, who);
}

function bearing(what: string, who: string | undefined): string {
  return who === undefined ? what : `${what} (${who})`;
}
