import type { Seat } from '@signum/kernel';
import type { SeatPlan } from '../../game/contract.ts';

/** Is this seat "you"? Only where one person plays against the computer: on a shared screen both read it. */
export function isReader(seats: readonly SeatPlan[], seat: Seat): boolean {
  return seats[seat]?.kind === 'person' && seats.filter(({ kind }) => kind === 'person').length === 1;
}
