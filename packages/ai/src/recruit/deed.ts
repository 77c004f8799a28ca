import { findCreature, type ActivationDeed, type ClassicState, type Creature, type Decisions } from '@signum/classic';
import { CONTACT } from '@signum/geometry';
import type { Decision } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { attackWorth, leastWorth } from './attack-worth.ts';
import { nearestEnemy } from './eye.ts';

/** An attack with fair odds; else something useful; else closer to the enemy; else nothing. */
export function chooseDeed(table: Table, { creature: id, deeds }: Decision<Decisions, 'act'>): Reply {
  const creature = findCreature(table.state, id);
  const deed =
    creature && (fairAttack(table, creature, deeds) ?? useful(table, deeds) ?? approach(table, creature, deeds));
  return { kind: 'act', ...(deed ?? deeds[0]!) };
}

/** A hero is careful; others take a risk, for whoever waits is struck first. */
function fairAttack(
  { state }: Table,
  creature: Creature,
  deeds: readonly ActivationDeed[],
): ActivationDeed | undefined {
  let best: ActivationDeed | undefined;
  let most = -Infinity;
  for (const deed of deeds) {
    if (deed.do !== 'attack') continue;
    const target = findCreature(state, deed.target)!;
    const worth = attackWorth(state, deed.attack, creature, target);
    if (worth > most && worth > leastWorth(state, creature, target)) {
      best = deed;
      most = worth;
    }
  }
  return best;
}

function useful({ random }: Table, deeds: readonly ActivationDeed[]): ActivationDeed | undefined {
  return deeds.find(({ do: what }) => what === 'detect' || ((what === 'use' || what === 'search') && random() < 0.6));
}

/** Nobody walks out of a fight, and a hero waits until the enemy is near. A run is for long ways: nothing follows it. */
function approach({ state }: Table, creature: Creature, deeds: readonly ActivationDeed[]): ActivationDeed | undefined {
  const near = nearestEnemy(state, creature);
  if (!near || near.gap < CONTACT || hasHesitated(state)) return undefined;
  if (creature.kind === 'hero' && (near.gap > HERO_WAKES || creature.wounds > 0)) return undefined;
  const run = near.gap > FAR ? deeds.find(deed => deed.do === 'run') : undefined;
  return run ?? deeds.find(deed => deed.do === 'move');
}

/** Whoever has looked for a place to go and found none need not look again (C-MOV-14). */
function hasHesitated({ frames }: Readonly<ClassicState>): boolean {
  const activation = frames.findLast(frame => frame.kind === 'activation');
  return (activation?.course?.hesitations ?? 0) > 0;
}

const HERO_WAKES = 16_000;
const FAR = 22_000;
