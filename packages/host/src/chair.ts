import type { Seat, Viewer } from '@signum/kernel';
import { personsAt, type SeatPlan } from './seat-plan.ts';

/**
 * Who sits before the one screen. It passes from person to person, and only when a question is put to another one. A window for
 * hidden cards is a question like any other and is put whether a card fits or not, so that a lowered curtain tells nothing.
 */
export type Chair = Seat | null;

/** Who has the chair when nobody has been asked to take it: the only person there is, or nobody yet. */
export function firstChair(seats: readonly SeatPlan[]): Chair {
  const [person, ...others] = personsAt(seats);
  return person !== undefined && others.length === 0 ? person : null;
}

/** The person who is to take the chair now. Until that has happened, the screen shows what everybody may see. */
export function curtainFor(seats: readonly SeatPlan[], chair: Chair, waitingFor: Seat | null): Seat | null {
  if (waitingFor === null || waitingFor === chair) return null;
  return seats[waitingFor]?.kind === 'person' ? waitingFor : null;
}

/** With whose eyes the screen sees. */
export function eyesOf(seats: readonly SeatPlan[], chair: Chair, waitingFor: Seat | null): Viewer {
  return chair === null || curtainFor(seats, chair, waitingFor) !== null ? 'spectator' : chair;
}
