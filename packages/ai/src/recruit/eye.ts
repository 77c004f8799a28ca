import { currentHealth, valueOf, type ClassicState, type Creature } from '@signum/classic';
import { gap } from '@signum/geometry';

/** Damage that it can take until it falls, Armour among it. */
export function leftOf(state: Readonly<ClassicState>, creature: Creature): number {
  return Math.max(1, currentHealth(creature, state) + creature.armour);
}

/** Dice that it throws from afar, or by magic: nobody strikes back. */
export function shotsOf(state: Readonly<ClassicState>, creature: Creature): number {
  return Math.max(
    valueOf('shootingDice', creature, state),
    valueOf('throwingDice', creature, state),
    valueOf('magicalShotDice', creature, state),
  );
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
