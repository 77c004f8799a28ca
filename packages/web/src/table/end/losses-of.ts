import type { Creature } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { LogEntry } from '../../game/contract.ts';
import { sidesOf } from '../log/sides.ts';

/** How many creatures of a side have fallen in a game: heroes, characters and minions, whoever felled them. */
export function lossesOf(
  log: readonly LogEntry[],
  creatures: readonly Pick<Creature, 'controller' | 'id'>[],
): (seat: Seat) => number {
  const sides = sidesOf(log, creatures);
  const fallen = log.flatMap(({ event }) => (event.type === 'creatureEliminated' ? [sides.get(event.who)] : []));
  return seat => fallen.filter(side => side === seat).length;
}
