import type { Answer, Decision } from '@signum/kernel';
import type { Decisions } from '../decisions/index.ts';
import { OpenRoll } from '../dice.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicState } from '../state.ts';
import { FACES } from '../vocabulary.ts';
import { inheritStandings } from '../values/standing.ts';
import { poolResults } from './pools.ts';
import { isThrown, whatMatters } from './what-matters.ts';

/** How decisions on the way are answered: by what is asked and what is true, and by nothing else. */
export type Policy = (decision: Decision<Decisions>, state: Readonly<ClassicState>) => Answer<Decisions>;

/** One way in which it may end. */
export interface Leaf {
  readonly probability: number;
  readonly state: ClassicState;
}

export interface Exploration {
  /** Everything that can come of what is under way in a state, after an answer if there is one. */
  leaves(state: Readonly<ClassicState>, answer?: Answer<Decisions>): readonly Leaf[];
  /** How often the rules were run so far. */
  readonly runs: number;
}

/** Thrown by an exploration that may not go on: what was found so far is not the whole, and says nothing. */
export class BrokenOff extends Error {}

/** A leaf with the name of its state, by which others like it are known. */
interface Named extends Leaf {
  readonly name: string;
}

/**
 * Finds out everything that can come of a state, with exact probabilities: the rules themselves are run, once for each result of
 * the dice. A roll whose result is not written down yet stops the run and tells how many dice it wants; then the run goes on from
 * just before it for each of their results. No second set of formulas: if a keyword changes the fight, the odds change.
 *
 * Different dice often lead to the same state. What may come of one is found out once and kept as long as the exploration lasts;
 * without that a few dice one after the other would be thousands of runs.
 */
export function exploring(
  policy: Policy,
  until: (state: Readonly<ClassicState>) => boolean = () => false,
  mayGoOn: (runs: number) => boolean = () => true,
): Exploration {
  const known = new Map<string, readonly Named[]>();
  let runs = 0;

  function visit(
    from: Readonly<ClassicState>,
    answer: Answer<Decisions> | undefined,
    script: readonly number[],
  ): readonly Named[] {
    if (!mayGoOn(runs)) throw new BrokenOff();
    runs += 1;
    const open: ClassicState = { ...from, chance: { script: [...script], open: true } };
    inheritStandings(from, open);
    const { state, decision, steps, thrown } = classicMachine.walk(open, answer, isWorthNaming);
    if (thrown instanceof OpenRoll) {
      if (steps === 0) return afterRoll(thrown, rolled => visit(from, answer, [...script, ...rolled]));
      const { state: before } = classicMachine.walk(open, answer, (_state, gone) => gone >= steps);
      return once(before, () => afterRoll(thrown, rolled => visit(before, undefined, rolled)));
    }
    if (thrown !== undefined) throw thrown;
    if (!decision && state.frames.length > 0) return once(state, () => visit(state, undefined, []));
    if (!decision || until(state)) return [{ probability: 1, state, name: whatMatters(state) }];
    return once(state, () => visit(state, policy(decision, state), []));
  }

  function once(state: Readonly<ClassicState>, find: () => readonly Named[]): readonly Named[] {
    const name = whatMatters(state);
    const before = known.get(name);
    if (before) return before;
    const found = find();
    known.set(name, found);
    return found;
  }

  return {
    leaves: (state, answer) => visit(state, answer, []),
    get runs() {
      return runs;
    },
  };
}

/** Where many results of dice have come to few: their hits have just been counted. */
function isWorthNaming({ frames }: Readonly<ClassicState>, steps: number): boolean {
  const frame = steps > 0 ? frames.at(-1) : undefined;
  return frame?.kind === 'melee' && isThrown(frame);
}

/** What comes after each result of a roll, equal ends put together. */
function afterRoll({ dice, counting }: OpenRoll, next: (rolled: readonly number[]) => readonly Named[]): Named[] {
  const ends = new Map<string, { probability: number; readonly state: ClassicState; readonly name: string }>();
  for (const { faces, probability } of poolResults(dice, counting)) {
    for (const leaf of next(faces.map(face => 2 * FACES.indexOf(face)))) {
      const same = ends.get(leaf.name);
      if (same) same.probability += probability * leaf.probability;
      else ends.set(leaf.name, { ...leaf, probability: probability * leaf.probability });
    }
  }
  return [...ends.values()];
}
