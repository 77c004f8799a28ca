import type { CreatureId } from '../ids.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { ClassicState } from '../state.ts';
import { exploring, type Leaf, type Policy } from './explore.ts';
import { harmOf, type Harm } from './harm.ts';
import { sensibly } from './policy.ts';

/** What may come of one procedure, for everybody it concerns. */
export interface Odds {
  readonly harms: readonly Harm[];
  /** How probable it is that the target changes sides (Control). */
  readonly controlled: number;
}

/**
 * The odds of one procedure carried out now: a shot, a Backstab, a healing, an attempt at Control. The rest of the game
 * waits; nothing in the state that is handed in changes.
 */
export function oddsOf(
  state: Readonly<ClassicState>,
  frame: ClassicFrame,
  concerned: readonly CreatureId[],
  policy: Policy = sensibly,
): Odds {
  const alone: ClassicState = { ...state, frames: [frame] };
  const leaves = exploring(policy).leaves(alone);
  return {
    harms: concerned.map(who => harmOf(state, leaves, who)),
    controlled: controlledIn(state, leaves, concerned),
  };
}

function controlledIn(
  state: Readonly<ClassicState>,
  leaves: readonly Leaf[],
  concerned: readonly CreatureId[],
): number {
  const before = new Map(state.creatures.map(({ id, controller }) => [id, controller]));
  return leaves.reduce((sum, { probability, state: after }) => {
    const changed = after.creatures.some(
      ({ id, controller }) => concerned.includes(id) && before.get(id) !== controller,
    );
    return changed ? sum + probability : sum;
  }, 0);
}
