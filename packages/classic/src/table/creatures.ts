import type { Seat } from '@signum/kernel';
import { isCreatureCard, type CreatureCard } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import type { ClassicState, Creature } from '../state.ts';

export function findCreature(state: Readonly<ClassicState>, id: CreatureId): Creature | undefined {
  for (const creature of state.creatures) if (creature.id === id) return creature;
  return undefined;
}

/** Looks a creature up; asking for one that is not in play is a fault of ours. */
export function creatureOf(state: Readonly<ClassicState>, id: CreatureId): Creature {
  const creature = findCreature(state, id);
  if (!creature) throw new Error(`no creature ${id} in play`);
  return creature;
}

/** A creature that still acts, fights and can be aimed at: in play and not dying (C-ELM-2). */
export function findLiving(state: Readonly<ClassicState>, id: CreatureId): Creature | undefined {
  const creature = findCreature(state, id);
  return creature?.dying ? undefined : creature;
}

/** What is printed on a creature's card. */
export function printOf(state: Readonly<ClassicState>, { card }: Pick<Creature, 'card'>): CreatureCard {
  const print = state.cards[card];
  if (!print || !isCreatureCard(print)) throw new Error(`${card} is no card of a creature`);
  return print;
}

/** Has at least one Wound token (C-GEN-11). */
export function isWounded({ wounds }: Readonly<Creature>): boolean {
  return wounds > 0;
}

/** An opponent's creature (C-GEN-9). */
export function isEnemy(one: Readonly<Creature>, other: Readonly<Creature>): boolean {
  return one.controller !== other.controller;
}

/** All creatures a player controls that are not dying. */
export function creaturesOf(state: Readonly<ClassicState>, seat: Seat): Creature[] {
  return state.creatures.filter(({ controller, dying }) => controller === seat && !dying);
}

/** A player's hero, as long as it stands. */
export function heroOf(state: Readonly<ClassicState>, seat: Seat): Creature | undefined {
  return state.creatures.find(({ owner, kind }) => kind === 'hero' && owner === seat);
}
