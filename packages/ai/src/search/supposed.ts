import { classicMachine, openActions, standingStill, type ClassicState } from '@signum/classic';
import type { Question } from '../player.ts';

/** A supposed world that is played on in thought. */
export type Supposed = ReturnType<typeof classicMachine.scratch>;

/** A world to play on; the one handed in stays as it is. */
export function suppose(world: Readonly<ClassicState>): Supposed {
  return classicMachine.scratch(world);
}

/**
 * What is asked in a supposed world. The choice of the next action is put together here, from open ones alone: to tell why others are
 * closed costs more than all the rest. Terrain is left out: where it finds room takes long to say, and nobody thinks it through.
 */
export function questionIn(supposed: Supposed): Question | undefined {
  const { state } = supposed;
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'mainPhase' || frame.step !== 'ask') return supposed.pending();
  const actions = standingStill(state, () => openActions(state, state.active, THOUGHT_OF));
  return { kind: 'nextAction', seat: state.active, n: state.answered, actions, closed: [] };
}

const THOUGHT_OF = ['activate', 'play', 'use building', 'use relic', 'use creature', 'spend concentration'] as const;
