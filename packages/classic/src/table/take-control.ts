import type { Seat } from '@signum/kernel';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';

/** A creature obeys somebody else until the end of the turn, and may be activated once more in it (C-CTL-2, C-CTL-3). */
export function takeControl({ emit }: Game, creature: Creature, seat: Seat): void {
  creature.controller = seat;
  creature.activated = false;
  emit({ type: 'controlGained', who: creature.id, player: seat }, 'C-CTL-2');
}
