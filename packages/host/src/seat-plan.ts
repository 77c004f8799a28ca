import type { Seat } from '@signum/kernel';

/** Who sits in a chair: a person, or a computer that plays as well as its level says. */
export type SeatPlan<Level extends string = string> =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly level: Level };

/** The seats of people, in their order. */
export function personsAt(seats: readonly SeatPlan[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** The computer that is to play for a seat, if one does. */
export function computerAt<Level extends string>(
  seats: readonly SeatPlan<Level>[],
  seat: Seat | null,
): Extract<SeatPlan<Level>, { kind: 'computer' }> | undefined {
  const plan = seat === null ? undefined : seats[seat];
  return plan?.kind === 'computer' ? plan : undefined;
}
