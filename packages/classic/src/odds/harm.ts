import { findCreature } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { ClassicState } from '../state.ts';
import { valueOf } from '../values/values.ts';
import type { Leaf } from './explore.ts';

/** What may become of one creature. */
export interface Harm {
  readonly who: CreatureId;
  /** The probability of so many more Wound tokens, by their number; whoever falls has received all its Health. */
  readonly wounds: readonly number[];
  /** The same for Armour tokens lost. */
  readonly armour: readonly number[];
  /** The same for wounds healed. */
  readonly healed: readonly number[];
  readonly dies: number;
  /** Wounds to be expected on average. */
  readonly expected: number;
}

/** Sums up what the leaves of an exploration do to a creature. */
export function harmOf(before: Readonly<ClassicState>, leaves: readonly Leaf[], who: CreatureId): Harm {
  const then = findCreature(before, who);
  if (!then) throw new Error(`no creature ${who} in play`);
  const wounds: number[] = [];
  const armour: number[] = [];
  const healed: number[] = [];
  let dies = 0;
  let expected = 0;
  for (const { probability, state } of leaves) {
    const now = findCreature(state, who);
    const isGone = !now || now.dying;
    const received = isGone ? healthLeft(before, who) : Math.max(0, now.wounds - then.wounds);
    add(wounds, received, probability);
    add(armour, isGone ? then.armour : Math.max(0, then.armour - now.armour), probability);
    add(healed, isGone ? 0 : Math.max(0, then.wounds - now.wounds), probability);
    if (isGone) dies += probability;
    expected += probability * received;
  }
  return { who, wounds: filled(wounds), armour: filled(armour), healed: filled(healed), dies, expected };
}

function add(distribution: number[], at: number, probability: number): void {
  distribution[at] = (distribution[at] ?? 0) + probability;
}

function filled(distribution: readonly number[]): number[] {
  return Array.from(distribution, probability => probability ?? 0);
}

function healthLeft(state: Readonly<ClassicState>, who: CreatureId): number {
  const creature = findCreature(state, who)!;
  return Math.max(0, valueOf('health', creature, state) - creature.wounds);
}
