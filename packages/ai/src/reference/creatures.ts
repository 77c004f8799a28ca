import { currentHealth, keywordsOf, valueOf, type Creature, type CreatureCard } from '@signum/classic';
import { gap } from '@signum/geometry';
import type { Table } from '../table.ts';

/** How much a creature is worth by its card, in rough points. */
export function worthOf({ strength, health }: Pick<CreatureCard, 'health' | 'strength'>): number {
  return strength + health;
}

/** How much it is worth as it stands: what is left of it, and a hero decides the game. */
export function standingWorth({ state }: Table, creature: Creature): number {
  return (
    valueOf('strength', creature, state) +
    Math.max(0, currentHealth(creature, state)) +
    (creature.kind === 'hero' ? 4 : 0)
  );
}

export function creatureIn({ state }: Table, id: string): Creature | undefined {
  return state.creatures.find(creature => creature.id === id);
}

export function enemiesOf({ state }: Table, controller: number): Creature[] {
  return state.creatures.filter(creature => creature.controller !== controller && !creature.dying);
}

/** The enemy nearest to a base that stands there, or would. */
export function nearestEnemy(
  table: Table,
  base: Pick<Creature, 'controller' | 'r' | 'x' | 'y'>,
): { readonly enemy: Creature; readonly gap: number } | undefined {
  return enemiesOf(table, base.controller)
    .filter(({ hidden }) => !hidden)
    .map(enemy => ({ enemy, gap: gap(base, enemy) }))
    .toSorted((one, other) => one.gap - other.gap)[0];
}

/** Does it fight from afar? */
export function isShooter({ state }: Table, { id }: Pick<Creature, 'id'>): boolean {
  const creature = state.creatures.find(one => one.id === id)!;
  return keywordsOf(state, creature).some(({ use }) => RANGED.has(use.keyword));
}

const RANGED: ReadonlySet<string> = new Set(['shooting', 'throwing', 'magical-shot']);
