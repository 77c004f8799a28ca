import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isEngaged } from '../table/battlefield.ts';
import type { ClassicState, Creature } from '../state.ts';
import { isForbidden } from '../values/values.ts';

/** Why a creature can use none of its activated abilities now: it has moved, or an enemy it sees stands beside it. */
export function whyNotUseAbility(state: Readonly<ClassicState>, creature: Readonly<Creature>): Refusal | undefined {
  const { id, moved } = creature;
  if (isForbidden(state, creature, 'use activated abilities'))
    return refuse('forbidden', 'C-ABL-20', { creature: id, deed: 'use activated abilities' });
  if (moved) return refuse('has-moved', 'C-ACT-5', { creature: id });
  return isEngaged(state, creature) ? refuse('engaged', 'C-ACT-6', { creature: id }) : undefined;
}
