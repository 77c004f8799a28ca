import { currentHealth, diceOf, isWounded, valueOf, type ClassicState, type Creature } from '@signum/classic';
import { gap } from '@signum/geometry';
import type { Seat } from '@signum/kernel';

/** Damage that it can take until it falls, Armour among it. */
export function leftOf(state: Readonly<ClassicState>, creature: Creature): number {
  return Math.max(1, currentHealth(creature, state) + creature.armour);
}

/** How much a creature is worth as it stands, in rough points: a hero decides the game. */
export function worthOf(state: Readonly<ClassicState>, creature: Creature): number {
  return (
    diceOf(creature, state) + leftOf(state, creature) + shotsOf(state, creature) + (creature.kind === 'hero' ? 12 : 0)
  );
}

/** Dice that it throws from afar, or by magic: nobody strikes back. */
export function shotsOf(state: Readonly<ClassicState>, creature: Creature): number {
  return Math.max(
    valueOf('shootingDice', creature, state),
    valueOf('throwingDice', creature, state),
    valueOf('magicalShotDice', creature, state),
  );
}

/** The share of attack dice that succeed: two faces of three, one of three for the wounded (C-CMP-2). */
export function aimOf(creature: Creature): number {
  return isWounded(creature) ? 1 / 3 : 2 / 3;
}

export function enemiesOf({ creatures }: Readonly<ClassicState>, seat: Seat): Creature[] {
  return creatures.filter(({ controller, dying }) => controller !== seat && !dying);
}

export interface Near {
  readonly enemy: Creature;
  readonly gap: number;
}

/** The enemy nearest to a base that stands there, or would. Whoever is hidden can be found in contact (C-STL-12). */
export function nearestEnemy(
  state: Readonly<ClassicState>,
  base: Pick<Creature, 'controller' | 'r' | 'x' | 'y'>,
): Near | undefined {
  let nearest: Near | undefined;
  for (const enemy of state.creatures) {
    if (enemy.controller === base.controller || enemy.dying) continue;
    const far = gap(base, enemy);
    if (!nearest || far < nearest.gap) nearest = { enemy, gap: far };
  }
  return nearest;
}
