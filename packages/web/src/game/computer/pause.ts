import type { Question } from '../contract.ts';
import type { Pace } from '../messages.ts';

/**
 * How long a computer seems to think, in milliseconds. It hangs on the kind of question alone: a pause that hung on its cards would
 * tell something of them.
 */
export function pauseBefore(kind: Question['kind'], pace: Pace): number {
  return Math.round((PAUSES[kind] ?? SHORT) * SHARE[pace]);
}

const SHORT = 120;
const SHARE: Readonly<Record<Pace, number>> = { normal: 1, fast: 0.2, 'at once': 0 };

/** What a person sees happen is worth a moment; payments and the like are not. */
const PAUSES: { readonly [K in Question['kind']]?: number } = {
  act: 400,
  assignDice: 600,
  construct: 450,
  nextAction: 450,
  place: 400,
  reroll: 400,
  route: 450,
  // asked again and again, and nothing is seen of a pass
  tactic: 60,
  terrainPose: 600,
};
