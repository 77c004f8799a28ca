import { standingStill, type Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Question, Reply } from '../player.ts';
import type { Habit, Table } from '../table.ts';
import { chooseAction } from './action.ts';
import { chooseSome, sayYes } from './choosing.ts';
import { chooseMode } from './choosing-mode.ts';
import { chooseDeed } from './deed.ts';
import { assignDice, rollAgain } from './dice.ts';
import { pay } from './economy.ts';
import { chooseMove, choosePlace } from './moving.ts';
import { construct, keepHand } from './planning.ts';

/** How one kind of question is answered. */
type HabitFor<K extends keyof Decisions> = (table: Table, question: Decision<Decisions, K>) => Reply;

/**
 * The simplest opponent that plays sensibly, by rules of thumb: it spends what it has, attacks when the odds are fair, and else goes
 * where the nearest enemy is. It is quick, so that better players ask it how a game would go on.
 */
export const recruit: Habit = table => {
  const habit = HABITS[table.question.kind] as (table: Table, question: Question) => Reply;
  return standingStill(table.state, () => habit(table, table.question));
};

const HABITS: { readonly [K in keyof Decisions]: HabitFor<K> } = {
  act: chooseDeed,
  assignDice,
  choose: chooseSome,
  concede: first,
  construct,
  may: sayYes,
  mode: chooseMode,
  nextAction: chooseAction,
  offerDraw: first,
  order: (_table, _question) => ({ kind: 'order', next: 0 }),
  payment: pay,
  place: choosePlace,
  reroll: rollAgain,
  route: chooseMove,
  startingHand: keepHand,
  tactic: (_table, { usable }) => ({ kind: 'tactic', tactic: usable[0] ?? 'pass' }),
  terrainPose: anyOf,
  whoBegins: (_table, { seat }) => ({ kind: 'whoBegins', first: seat }),
};

function first({ answers }: Table): Reply {
  return answers()[0]!;
}

function anyOf({ answers, random }: Table): Reply {
  const all = answers();
  return all[Math.floor(random() * all.length)]!;
}
