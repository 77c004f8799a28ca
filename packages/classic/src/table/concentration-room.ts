import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';

/** Tokens that one activation gives: one as long as there are fewer than X, or X without any limit (C-MAT-57). */
export function concentrationRoom(state: Readonly<ClassicState>, creature: Readonly<Creature>): number {
  const most = Math.max(0, ...valueOf('concentration', creature, state).map(({ x }) => x));
  if (state.rules.concentration === 'gain X by activation') return most;
  return creature.concentration < most ? 1 : 0;
}
