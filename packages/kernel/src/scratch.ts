import type { Answering } from './answering.ts';
import type { Draw } from './chance.ts';
import type { Copier } from './copy.ts';
import type { Answer, Decision, Kinds } from './decision.ts';
import type { Core, Frame } from './frame.ts';
import type { Runner } from './runner.ts';

/**
 * A state to search on. It is changed in place, tells no events and trusts its answers, which come from `answers`.
 * Branches are made by `fork`: an undo log would make every rule write through it, and a copy made for the state's own
 * types costs little more (docs/decisions/0008).
 */
export interface Scratch<S, K extends Kinds> {
  readonly state: S;
  pending(): Decision<K> | undefined;
  answers(): Answer<K>[];
  /** One of the answers at random, or nothing if the game is over. Where the rules can, without listing them all. */
  pick(draw: Draw): Answer<K> | undefined;
  play(answer: Answer<K>): void;
  fork(): Scratch<S, K>;
}

export function scratchOn<S extends Core<All>, E, All extends Frame, K extends Kinds>(
  state: S,
  run: Runner<S, E, All, K>,
  judges: Answering<S, All, K>,
  copyState: Copier<S>,
): Scratch<S, K> {
  const work = run.silent(state);
  let known = run.settle(work);
  const pending = () => (known ??= run.pending(state));

  return {
    state,
    pending,
    answers() {
      const quickly = known ? undefined : run.list(state);
      if (quickly) return quickly;
      const decision = pending();
      return decision ? judges.answers(decision) : [];
    },
    pick(draw) {
      const quickly = known ? undefined : run.pick(state, draw);
      if (quickly) return quickly;
      const decision = pending();
      return decision && judges.pick(decision, draw);
    },
    play(answer) {
      run.take(work, answer);
      known = run.settle(work);
    },
    fork: () => scratchOn(copyState(state), run, judges, copyState),
  };
}
