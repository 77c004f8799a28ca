import type { Frame } from '@signum/kernel';
import type { CreatureId } from '../ids.ts';
import type { Game, Steps } from '../procedure.ts';
import { findCreature, type Creature } from '../state.ts';
import { valueOf } from '../values.ts';

/** One instance of damage on its way to a creature. */
export interface Blow {
  readonly who: CreatureId;
  readonly by?: CreatureId;
  readonly n: number;
  /** What "-X from attacks" looks at (C-BST-5). */
  readonly from: 'attack' | 'backstab' | 'effect';
}

export interface DamageFrame extends Frame {
  readonly kind: 'damage';
  step: 'deal';
  /** Dealt simultaneously: the state is checked after all of them (C-TIM-12). */
  readonly blows: readonly Blow[];
}

/** Damage, in the order of its modifiers: reductions, additions, Armour, wounds (C-DMG-4). */
export const damage: Steps<DamageFrame> = {
  deal(play, { blows }) {
    for (const blow of blows) {
      const creature = findCreature(play.state, blow.who);
      if (creature) suffer(play, creature, blow);
    }
    return { call: [{ kind: 'elimination', step: 'find', batch: [], losers: [], blows }], then: 'done' };
  },
};

function suffer({ state, emit }: Game, creature: Creature, { who, by, n, from }: Blow): void {
  const doer = by === undefined ? {} : { by };
  const less = from === 'attack' ? valueOf('lessFromAttacks', creature, state) : 0;
  const reduced = Math.max(0, n - less);
  if (reduced === 0) return; // reduced to nothing is no damage: nothing is set off (C-DMG-5)
  const dealt = reduced + valueOf('moreDamage', creature, state);
  emit({ type: 'damageDealt', who, ...doer, n: dealt }, 'C-DMG-4');

  const absorbed = Math.min(creature.armour, dealt); // one token a point (C-DMG-1)
  if (absorbed > 0) {
    creature.armour -= absorbed;
    emit({ type: 'armourLost', who, n: absorbed }, 'C-DMG-1');
  }
  const wounds = dealt - absorbed;
  if (wounds === 0) return;
  creature.wounds = Math.min(creature.health, creature.wounds + wounds); // more than Health is not counted (C-DMG-10)
  emit({ type: 'woundsReceived', who, ...doer, n: wounds }, 'C-DMG-2');
}
