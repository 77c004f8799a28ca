import { endOf, give } from '../values/gains.ts';
import type { Until } from '../language/index.ts';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';
import type { Text } from './text.ts';

/** Armour tokens, also for a creature that had none; lent ones are taken back when their time is over (C-DMG-8, C-DMG-9). */
export function giveArmour(
  { state, emit }: Game,
  creature: Creature,
  n: number,
  { seat: by, source, card }: Text,
  until: Until | undefined,
): void {
  if (n <= 0) return;
  creature.armour += n;
  if (until !== undefined) give(creature, { bonus: { armourTokens: n }, source, by, card, ...endOf(state, by, until) });
  emit({ type: 'armourGained', who: creature.id, n }, 'C-DMG-8');
}
