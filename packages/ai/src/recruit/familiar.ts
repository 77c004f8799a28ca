import type { ClassicState, Creature, CreatureId } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { turnsToProsperity } from '../evaluation/race.ts';
import type { Fighter } from './fighter.ts';
import type { Shot } from './shot.ts';

/** What was found out about a creature, and how it was then. */
export interface Acquaintance {
  readonly wounds: number;
  readonly armour: number;
  readonly gains: Creature['gains'];
  readonly poisoned: boolean;
  readonly diseased: boolean;
  readonly defended: boolean;
  readonly relics: number;
  readonly heroWorth: number;
  fighter: Fighter | undefined;
  walk: number | undefined;
  /** `null`: it throws nothing. */
  shot: Shot | null | undefined;
}

/** How long a race for Prosperity still took, and how things stood then. */
interface Race {
  readonly prosperity: number;
  readonly buildings: number;
  readonly turns: number;
}

interface Memory {
  readonly creatures: Map<CreatureId, Acquaintance>;
  readonly races: (Race | undefined)[];
}

/**
 * Whoever plays a world on in thought, now this way and now that, meets the same creatures again and again, and looks each of them up anew
 * only when it has changed. An area that somebody has left meanwhile is noticed late: a thought is no measurement, and comes further
 * instead. Nobody decides in earnest like that. `from`: another thought about the same world.
 */
export function growFamiliar(state: Readonly<ClassicState>, from: Readonly<ClassicState> = state): void {
  let memory = familiar.get(from);
  if (!memory) familiar.set(from, (memory = { creatures: new Map(), races: [] }));
  familiar.set(state, memory);
}

/** It goes with the state. */
const familiar = new WeakMap<Readonly<ClassicState>, Memory>();

/** What is known of a creature; a fresh page where it has changed, or nobody is familiar with the state. */
export function acquaintanceWith(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  heroWorth: number,
): Acquaintance {
  const all = familiar.get(state)?.creatures;
  const relics = creature.kind === 'hero' ? state.players[creature.owner]!.relics.length : 0;
  const known = all?.get(creature.id);
  if (known && isAsBefore(known, creature, relics, heroWorth)) return known;
  const { wounds, armour, gains, poisoned, diseased, defended } = creature;
  const fresh: Acquaintance = {
    wounds,
    armour,
    gains,
    poisoned,
    diseased,
    defended,
    relics,
    heroWorth,
    fighter: undefined,
    walk: undefined,
    shot: undefined,
  };
  all?.set(creature.id, fresh);
  return fresh;
}

function isAsBefore(known: Acquaintance, creature: Readonly<Creature>, relics: number, heroWorth: number): boolean {
  return (
    known.wounds === creature.wounds &&
    known.gains === creature.gains &&
    known.defended === creature.defended &&
    known.armour === creature.armour &&
    known.relics === relics &&
    known.poisoned === creature.poisoned &&
    known.diseased === creature.diseased &&
    (known.heroWorth === heroWorth || creature.kind !== 'hero')
  );
}

/** Own turns until Prosperity (C-END-5), reckoned anew only when its Prosperity or its City has changed. */
export function raceOf(state: Readonly<ClassicState>, seat: Seat): number {
  const races = familiar.get(state)?.races;
  if (!races) return turnsToProsperity(state, seat);
  const { prosperity, city } = state.players[seat]!;
  const known = races[seat];
  if (known?.prosperity === prosperity && known.buildings === city.length) return known.turns;
  const turns = turnsToProsperity(state, seat);
  races[seat] = { prosperity, buildings: city.length, turns };
  return turns;
}
