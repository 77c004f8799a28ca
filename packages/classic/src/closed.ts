import type { Seat } from '@signum/kernel';
import type { Refusal } from './refusals.ts';
import { refuse } from './refusing.ts';
import type { Closed } from './decisions/next-action.ts';
import { actionsOf, conceivable } from './legality/actions.ts';
import type { ClassicState } from './state.ts';

/** Why each of a player's creatures and cards cannot be used at this moment; nothing is silently greyed out. */
export function closed(state: Readonly<ClassicState>, seat: Seat): Closed[] {
  const refusal = whyNotNow(state, seat);
  if (!refusal) return actionsOf(state, seat).closed;
  return conceivable(state, seat).map(action => ({ action, refusal }));
}

/** Why a player can do nothing of his own now, whatever it is. */
function whyNotNow(state: Readonly<ClassicState>, seat: Seat): Refusal | undefined {
  if (state.outcome) return refuse('game-over', 'C-END-1');
  if (state.active !== seat) return refuse('not-your-turn', 'C-PLY-2');
  if (state.phase !== 'activation') return refuse('other-phase', 'C-TRN-14', { phase: state.phase });
  const { acting } = state;
  if (acting !== null) return refuse('activation-under-way', 'C-TRN-18', { creature: acting });
  // an action is finished before the next one is declared (C-TRN-17), and the end of the turn is one
  const frame = state.frames.at(-1);
  return frame?.kind === 'mainPhase' && frame.step === 'ask' ? undefined : refuse('action-under-way', 'C-TRN-17');
}
