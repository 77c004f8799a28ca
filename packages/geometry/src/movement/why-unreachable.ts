import type { Board } from '../board.ts';
import type { Point } from '../point.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { arrivalAt } from './arrival.ts';
import { baseOf } from './space.ts';
import type { MoveSpec } from './spec.ts';
import { whyNotStanding } from './standing.ts';
import { whyNotStraight } from './straight.ts';
import { freshContacts, walkOf } from './walk.ts';

/** Why a move cannot end at a place: measured, where measuring helps. The place is known to be out of reach. */
export function whyUnreachable(board: Board, moverId: string, spec: MoveSpec, dest: Point): Refusal {
  const mover = baseOf(board, moverId);
  if (spec.mode !== 'walk') return whyNotStraight(board, mover, spec, dest) ?? refusal('unreachable', 'C-MOV-4');
  const standing = whyNotStanding(board, mover, dest);
  if (standing !== undefined) return standing;
  if (dest.x === mover.x && dest.y === mover.y) return refusal('no-move', 'C-MOV-14');
  const fresh = freshContacts({ board, mover, spec }, dest);
  if (spec.avoidContact && fresh.length > 0) return refusal('into-contact', 'C-PLC-4', { id: fresh[0]!.id });
  const walk = walkOf(board, moverId, spec, 'once');
  if (walk.refused !== undefined) return walk.refused;
  // How long would the way be? First as the ground is, then as if nothing were Difficult, with any budget.
  const far = 4 * board.width;
  const patient = arrivalAt(walkOf(board, moverId, { ...spec, budget: far, short: far }, 'once'), dest);
  if (patient === undefined) {
    return fresh.length > 0
      ? refusal('no-way-into-contact', 'C-MOV-6', { id: fresh[0]!.id })
      : refusal('no-way', 'C-MOV-4');
  }
  if (patient.cost > spec.budget) return refusal('too-far', 'C-MOV-1', { short: patient.cost - spec.budget });
  return refusal('too-far-in-difficult', 'C-MOV-15', { short: patient.cost - Math.min(spec.budget, spec.short) });
}
