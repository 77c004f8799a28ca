import { CONTACT } from '@signum/geometry';
import type { ActivationDeed, Creature, Decisions } from '@signum/classic';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { attackWorth } from './attack-worth.ts';
import { creatureIn, nearestEnemy } from './creatures.ts';

type Attack = Extract<ActivationDeed, { do: 'attack' }>;

/** An attack with fair odds; else something useful; else closer to the enemy; else nothing. */
export function chooseDeed(table: Table, { creature: id, deeds }: Decision<Decisions, 'act'>): Reply {
  const creature = creatureIn(table, id);
  const deed = (creature &&
    (fairAttack(table, creature, deeds) ?? useful(table, deeds) ?? approach(table, creature, deeds))) ?? {
    do: 'pass' as const,
  };
  return { kind: 'act', ...(deeds.some(one => one.do === deed.do) ? deed : deeds[0]!) };
}

/** A hero is careful; whoever stands in a fight already has little to lose by it. */
function fairAttack(table: Table, creature: Creature, deeds: readonly ActivationDeed[]): Attack | undefined {
  const best = deeds
    .filter((deed): deed is Attack => deed.do === 'attack')
    .map(deed => {
      const target = creatureIn(table, deed.target);
      return { deed, worth: target ? attackWorth(table, deed.attack, creature, target) : 0 };
    })
    .toSorted((one, other) => other.worth - one.worth)[0];
  const least = creature.kind === 'hero' ? 0.2 : -0.4;
  return best && best.worth > least ? best.deed : undefined;
}

function useful({ random }: Table, deeds: readonly ActivationDeed[]): ActivationDeed | undefined {
  return deeds.find(({ do: what }) => (what === 'use' || what === 'search' || what === 'detect') && random() < 0.6);
}

/** Nobody walks out of a fight, and a hero waits until the enemy is near. A run is for long ways: nothing follows it. */
function approach(table: Table, creature: Creature, deeds: readonly ActivationDeed[]): ActivationDeed | undefined {
  const near = nearestEnemy(table, creature);
  if (!near || near.gap < CONTACT) return undefined;
  if (creature.kind === 'hero' && (near.gap > HERO_WAKES || creature.wounds > 0)) return undefined;
  const run = deeds.find(deed => deed.do === 'run');
  return near.gap > FAR && run ? run : deeds.find(deed => deed.do === 'move');
}

const HERO_WAKES = 18_000;
const FAR = 30_000;
