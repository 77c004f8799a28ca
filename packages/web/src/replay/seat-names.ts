import type { SeatPlan } from '../game/contract.ts';

/** The players by name. A recording from elsewhere may name nobody. */
export function seatNames(seats: readonly SeatPlan[], nameless: (seat: number) => string): string[] {
  return seats.map(({ name }, seat) => name || nameless(seat + 1));
}
