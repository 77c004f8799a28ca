import type { Player } from './player.ts';
import { tableOf, type Habit } from './table.ts';

/** A player who decides by habit alone. */
export function habitual(name: string, habit: Habit): Player {
  return {
    name,
    decide: ({ state }, question, seed) => ({ answer: habit(tableOf(state, question, seed)), why: [], work: 0 }),
  };
}
