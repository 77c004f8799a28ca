import type { Happenings } from '../happenings.ts';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';

/** A creature steps out of the shadow, if it was there (C-STL-5). */
export function shedStealth({ emit }: Game, creature: Creature, because: Happenings['stealthLost']['because']): void {
  if (!creature.hidden) return;
  creature.hidden = false;
  emit({ type: 'stealthLost', who: creature.id, because }, 'C-STL-5');
}
