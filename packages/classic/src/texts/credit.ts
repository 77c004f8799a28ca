import type { Creature, Credit } from '../state.ts';
import type { Text } from './text.ts';

/**
 * Whose doing it is when a text harms somebody: the creature's whose ability it is, else the player's; nobody's if a
 * creature harms itself (C-ELM-4). What a relic does is not the deed of the hero who carries it.
 */
export function creditOf({ seat, bearer, relic }: Text, victim: Readonly<Creature>): Credit | null {
  if (bearer === undefined || relic !== undefined) return { seat };
  return bearer === victim.id ? null : { seat, creature: bearer };
}
