import { copy } from '../../index.ts';
import { frozen } from './frozen.ts';
import type { Check } from './trial.ts';

/** Nothing the game is asked changes the state it is asked about. */
export const inputUntouched: Check = ({ trial: { game }, session, decision, reply }) => {
  const state = frozen(copy(session.state));
  const asking: Record<string, () => unknown> = {
    answer: () => game.answer(state, reply),
    answers: () => game.answers(decision),
    pending: () => game.pending(state),
    view: () => game.view(state, reply.seat),
    outcome: () => game.outcome(state),
    scratch: () => game.scratch(state).play(reply.answer),
  };
  for (const [name, ask] of Object.entries(asking)) {
    try {
      ask();
    } catch (error) {
      if (error instanceof TypeError) return `${name} writes into the state it was given: ${error.message}`;
      throw error;
    }
  }
  return undefined;
};
