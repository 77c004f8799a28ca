import type { Creature, SeenHappening } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { LogEntry } from '../../game/contract.ts';

/** Whose creature it is, by its id: also of those that have left the table. */
export type Sides = ReadonlyMap<string, Seat>;

/** What the table shows, and for the fallen what the log remembers. */
export function sidesOf(
  log: readonly LogEntry[],
  creatures: readonly Pick<Creature, 'controller' | 'id'>[],
): Map<string, Seat> {
  const sides = new Map<string, Seat>();
  for (const { event } of log) {
    if (event.type === 'creatureSummoned' || event.type === 'controlGained' || event.type === 'heroEliminated')
      sides.set(event.who, event.player);
  }
  for (const { id, controller } of creatures) sides.set(id, controller);
  return sides;
}

/** In these the one to whom it happens is the one who acts. */
const TOLD_OF_WHO: ReadonlySet<SeenHappening['type']> = new Set([
  'armourGained',
  'armourLost',
  'backstabProvoked',
  'defenceRerolled',
  'defenceRolled',
  'healed',
  'woundsReceived',
]);

/** Whose colour the line of an event wears: whoever acts in it, or the player it is told of. */
export function seatOf(event: SeenHappening, sides: Sides): Seat | null {
  const { player, who, by } = event as { readonly player?: Seat; readonly who?: string; readonly by?: string };
  const actor = by !== undefined && !TOLD_OF_WHO.has(event.type) ? by : who;
  return player ?? (actor === undefined ? undefined : sides.get(actor)) ?? null;
}
