import { RULER_LENGTH, RULERS, valueOf, type ClassicState, type Creature, type Way } from '@signum/classic';
import { CONTACT, type MoveSpec } from '@signum/geometry';

/**
 * How a creature could move if it were its turn: for planning, before anything is asked. What the question of a move then says
 * holds; it knows more (what has happened in this activation).
 */
export function likelyWays(state: Readonly<ClassicState>, creature: Readonly<Creature>, run: boolean): Way[] {
  const step = valueOf('step', creature, state);
  const longer = step === null ? undefined : RULERS[RULERS.indexOf(step) + 1];
  if (run && (longer === undefined || !valueOf('runs', creature, state))) return [];
  const raised = run ? longer : step;
  const budget = (raised ? RULER_LENGTH[raised] : 0) + valueOf('stride', creature, state);
  if (budget <= 0) return [];
  const mode = valueOf('flies', creature, state) ? 'flight' : 'walk';
  const spec: MoveSpec = {
    budget,
    short: RULER_LENGTH.S,
    mode,
    run,
    pathfinder: valueOf('pathfinder', creature, state),
    capped: false,
    avoidContact: false,
    band: CONTACT,
  };
  return [{ mode, spec }];
}
