import type { Outcome } from '@signum/kernel';
import type { Game } from '../procedure.ts';
import type { Victory } from '../vocabulary.ts';

/** An outcome of this game. */
export type Ended = Outcome & { readonly by: Victory };

/** The game is over: nothing that was under way goes on. */
export function finish({ state, emit }: Game, outcome: Ended, rule: string): void {
  const { winners, by: victory } = outcome;
  const losers = winners.length === 0 ? [] : [...state.players.keys()].filter(seat => !winners.includes(seat));
  emit({ type: 'gameEnding', losers }, rule);
  state.outcome = outcome;
  state.frames.length = 0;
  emit({ type: 'gameEnded', winners, victory }, rule);
}
