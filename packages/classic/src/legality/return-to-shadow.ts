import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { enemiesInContact } from '../table/battlefield.ts';
import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';

/**
 * Why a creature cannot take a Stealth token again. Whoever was aimed at in the opponent's last turn is watched, even if the
 * shot went astray or was cancelled (C-STL-21).
 */
export function whyNotReturnToShadow(state: Readonly<ClassicState>, creature: Readonly<Creature>): Refusal | undefined {
  const { id } = creature;
  if (!valueOf('stealthy', creature, state)) return refuse('no-stealth', 'C-STL-19', { creature: id });
  if (creature.hidden) return refuse('already-hidden', 'C-STL-2', { creature: id });
  const [enemy] = enemiesInContact(state, creature);
  if (enemy) return refuse('in-contact', 'C-STL-19', { creature: id, enemy: enemy.id });
  const wasShotAt = creature.shotAt > 0 && creature.shotAt === state.turn - 1;
  return wasShotAt ? refuse('was-shot-at', 'C-STL-19', { creature: id }) : undefined;
}
