import type { Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Habit as AnyHabit, Table } from '../table.ts';
import { chooseAction } from './action.ts';
import { assignDice, rollAgain } from './dice.ts';
import { chooseDeed } from './deed.ts';
import { chooseMove, choosePlace } from './moving.ts';
import { chooseSome, sayYes } from './choosing.ts';
import { construct, keepHand } from './planning.ts';

/** How one kind of question is answered. */
type Habit<K extends keyof Decisions> = (table: Table, question: Decision<Decisions, K>) => Reply;

/**
 * The simplest opponent that plays sensibly, by rules of thumb: it spends what it has, attacks when the odds are fair, and else goes
 * where the nearest enemy is. It looks at nothing but what lies before its chair.
 */
export const reference: AnyHabit = table => {
  const habit = HABITS[table.question.kind] as (table: Table, question: Table['question']) => Reply;
  return habit(table, table.question);
};

const HABITS: { readonly [K in keyof Decisions]: Habit<K> } = {
  act: chooseDeed,
  assignDice,
  choose: chooseSome,
  concede: first,
  construct,
  may: sayYes,
  mode: anyOf,
  nextAction: chooseAction,
  offerDraw: first,
  order: first,
  payment: first,
  place: choosePlace,
  reroll: rollAgain,
  route: chooseMove,
  startingHand: keepHand,
  tactic: (_seen, { usable }) => ({ kind: 'tactic', tactic: usable[0] ?? 'pass' }),
  terrainPose: anyOf,
  whoBegins: (_seen, { seat }) => ({ kind: 'whoBegins', first: seat }),
};

function first({ answers }: Table): Reply {
  return answers()[0]!;
}

function anyOf({ answers, random }: Table): Reply {
  const all = answers();
  return all[Math.floor(random() * all.length)]!;
}
