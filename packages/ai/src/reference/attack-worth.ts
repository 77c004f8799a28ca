import { currentHealth, diceOf, type AttackKind, type Creature } from '@signum/classic';
import type { Table } from '../table.ts';

/**
 * What an attack is worth, judged by eye. From afar, and by magic, nobody strikes back: any shot is a good one, and the best is at
 * whoever has least left, or at a hero. In melee the strong and the healthy should win; a narrow chance at a hero is taken, too.
 */
export function attackWorth(table: Table, attack: AttackKind, attacker: Creature, target: Creature): number {
  const bounty = target.kind === 'hero' ? 1.5 : 0;
  if (attack !== 'melee combat') return 1 + bounty + 1 / leftOf(table, target);
  return (mightOf(table, attacker) - mightOf(table, target)) / 2 + bounty;
}

/** The dice of a creature, fewer of which count while it is wounded (C-CMP-2), and what it can bear. */
function mightOf(table: Table, creature: Creature): number {
  const dice = diceOf(creature, table.state);
  return dice * (creature.wounds > 0 ? 0.6 : 1) + leftOf(table, creature) / 2;
}

/** Wounds that it can take until it falls, Armour among them. */
function leftOf({ state }: Table, creature: Creature): number {
  return Math.max(1, currentHealth(creature, state) + creature.armour);
}
