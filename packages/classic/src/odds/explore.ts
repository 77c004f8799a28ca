import type { Answer, Decision } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import { OpenRoll } from '../dice.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicState } from '../state.ts';
import { FACES } from '../vocabulary.ts';
import { poolResults } from './pools.ts';

/** How decisions on the way are answered. */
export type Policy = (decision: Decision<Decisions>, state: Readonly<ClassicState>) => Answer<Decisions>;

/** One way in which it may end. */
export interface Leaf {
  readonly probability: number;
  readonly state: ClassicState;
}

/**
 * Everything that can come of what is under way, with exact probabilities: the rules themselves are run, once for each
 * result of the dice. A roll whose result is not written down yet stops the run and tells how many dice it wants; then the
 * run is made again for each of their results. No second set of formulas: if a keyword changes the fight, the odds change.
 */
export function explore(
  state: Readonly<ClassicState>,
  policy: Policy,
  until: (state: Readonly<ClassicState>) => boolean = () => false,
  first?: Answer<Decisions>,
): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (
    from: Readonly<ClassicState>,
    answer: Answer<Decisions> | undefined,
    script: readonly number[],
    probability: number,
  ): void => {
    let reached: ClassicState;
    let pending: Decision<Decisions> | undefined;
    try {
      const scratch = classicMachine.scratch({ ...from, chance: { script: [...script], open: true } });
      if (answer) scratch.play(answer);
      reached = scratch.state;
      pending = scratch.pending();
    } catch (error) {
      if (!(error instanceof OpenRoll)) throw error;
      for (const result of poolResults(error.dice, error.counting)) {
        const rolled = result.faces.map(face => 2 * FACES.indexOf(face));
        visit(from, answer, [...script, ...rolled], probability * result.probability);
      }
      return;
    }
    if (!pending || until(reached)) leaves.push({ probability, state: reached });
    else visit(reached, policy(pending, reached), [], probability);
  };
  visit(state, first, [], 1);
  return leaves;
}
