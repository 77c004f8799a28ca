import type { Creature, CreatureCard } from '@signum/classic';
import { gap } from '@signum/geometry';
import type { Seen } from '../player.ts';

/** How much a creature is worth by its card, in rough points. */
export function worthOf({ strength, health }: Pick<CreatureCard, 'health' | 'strength'>): number {
  return strength + health;
}

/** How much it is worth as it stands: what is left of it, and a hero decides the game. */
export function standingWorth({ values }: Seen, { id, kind, wounds }: Creature): number {
  const { strength = 0, health = 1 } = values[id] ?? {};
  return strength + Math.max(0, health - wounds) + (kind === 'hero' ? 4 : 0);
}

export function creatureIn({ view }: Seen, id: string): Creature | undefined {
  return view.creatures.find(creature => creature.id === id);
}

export function enemiesOf({ view }: Seen, controller: number): Creature[] {
  return view.creatures.filter(creature => creature.controller !== controller && !creature.dying);
}

/** The enemy nearest to a base that stands there, or would. */
export function nearestEnemy(
  seen: Seen,
  base: Pick<Creature, 'controller' | 'r' | 'x' | 'y'>,
): { readonly enemy: Creature; readonly gap: number } | undefined {
  return enemiesOf(seen, base.controller)
    .filter(({ hidden }) => !hidden)
    .map(enemy => ({ enemy, gap: gap(base, enemy) }))
    .toSorted((one, other) => one.gap - other.gap)[0];
}

/** Does it fight from afar? */
export function isShooter({ values }: Seen, { id }: Pick<Creature, 'id'>): boolean {
  return (values[id]?.keywords ?? []).some(({ use }) => RANGED.has(use.keyword));
}

const RANGED: ReadonlySet<string> = new Set(['shooting', 'throwing', 'magical-shot']);
