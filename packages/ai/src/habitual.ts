import type { Player } from './player.ts';
import { tableOf, type Habit } from './table.ts';

/** A player who decides by habit alone, more or less sure of it. */
export function habitual(name: string, habit: Habit, doubt = 0): Player {
  return {
    name,
    decide: ({ state }, question, seed) => ({
      answer: habit({ ...tableOf(state, question, seed), doubt }),
      why: [],
      work: 0,
    }),
  };
}
