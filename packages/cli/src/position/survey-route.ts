import { checkRoute, reach as reachOf, refusal, type Board, type CheckedRoute, type Refusal } from '@signum/geometry';
import type { Goal } from './position.ts';
import type { SurveyedReach } from './survey-reach.ts';

/** A route that was asked for: the shortest, checked, or why there is none. */
export interface SurveyedRoute {
  readonly goal: Goal;
  readonly checked: CheckedRoute;
}

export function surveyRoute(board: Board, surveyed: SurveyedReach, goal: Goal): SurveyedRoute {
  const { reach, asked } = surveyed;
  if (!('enemy' in goal))
    return { goal, checked: checkRoute(board, asked.of, asked.spec, reach.route(goal) ?? { dest: goal }) };
  const contact = reach.contact(goal.enemy);
  if (contact) return { goal, checked: checkRoute(board, asked.of, asked.spec, contact.route) };
  return { goal, checked: { ok: false, refusal: whyNoContact(board, surveyed, goal.enemy) } };
}

/** Too far is told with how much is missing, so the way is measured with any budget. */
function whyNoContact(board: Board, { asked, touching }: SurveyedReach, enemy: string): Refusal {
  const { of, spec } = asked;
  if (touching.includes(enemy)) return refusal('in-contact-already', 'C-MOV-7', { id: enemy });
  if (spec.avoidContact) return refusal('into-contact', 'C-PLC-4', { id: enemy });
  const far = 4 * board.width;
  const patient = reachOf(board, of, { ...spec, budget: far, short: far }).contact(enemy);
  if (!patient) return refusal('no-way-into-contact', 'C-MOV-6', { id: enemy });
  return patient.cost > spec.budget
    ? refusal('too-far', 'C-MOV-1', { short: patient.cost - spec.budget })
    : refusal('too-far-in-difficult', 'C-MOV-15', { short: patient.cost - Math.min(spec.budget, spec.short) });
}
