import {
  foundOnce,
  opponentOf,
  RULER_LENGTH,
  valueOf,
  type ClassicState,
  type Creature,
  type CreatureId,
} from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { Danger } from './danger.ts';
import { acquaintanceWith, raceOf, type Acquaintance } from './familiar.ts';
import { fighterOf, type Fighter } from './fighter.ts';
import { shotOf, type Shot } from './shot.ts';
import { TEMPER } from './temper.ts';

/** A creature with all that a commander wants to know of it, looked up when it is first asked for. */
export class Unit {
  readonly creature: Creature;
  readonly #state: Readonly<ClassicState>;
  readonly #known: Acquaintance;

  constructor(state: Readonly<ClassicState>, creature: Creature, heroWorth: number) {
    this.creature = creature;
    this.#state = state;
    this.#known = acquaintanceWith(state, creature, heroWorth);
  }

  get fighter(): Fighter {
    return (this.#known.fighter ??= fighterOf(this.#state, this.creature, this.#known.heroWorth));
  }

  /** How far it walks. */
  get walk(): number {
    return (this.#known.walk ??= walkOf(this.#state, this.creature));
  }

  /** What it throws from afar, if anything. */
  get shot(): Shot | undefined {
    if (this.#known.shot === undefined) this.#known.shot = shotOf(this.#state, this.creature) ?? null;
    return this.#known.shot ?? undefined;
  }
}

function walkOf(state: Readonly<ClassicState>, creature: Creature): number {
  const step = valueOf('step', creature, state);
  return (step ? RULER_LENGTH[step] : 0) + valueOf('stride', creature, state);
}

/** The Battlefield as one seat sees it. */
export interface Field {
  readonly state: Readonly<ClassicState>;
  readonly seat: Seat;
  readonly units: readonly Unit[];
  readonly friends: readonly Unit[];
  readonly enemies: readonly Unit[];
  /** How much the fall of the other hero is needed: 1 when both are equally far from Prosperity, more for whoever is behind. */
  readonly hunger: number;
  /** Own turns until Prosperity, if nobody does anything else. */
  readonly turns: number;
  /** What each unit has to fear where, as far as somebody has asked. */
  readonly dangers: Map<Unit, Danger>;
}

/** Looks at the table once while nothing moves. Both seats see the same units. */
export function fieldOf(state: Readonly<ClassicState>, seat: Seat): Field {
  return foundOnce(state, 'the field', () => survey(state))[seat]!;
}

/** A hero is worth as much as the other side hungers for its fall. */
function survey(state: Readonly<ClassicState>): Field[] {
  const turns = [raceOf(state, 0), raceOf(state, 1)] as const;
  const hungers = [hungerOf(turns[0] - turns[1]), hungerOf(turns[1] - turns[0])];
  const units: Unit[] = [];
  for (const creature of state.creatures) {
    if (!creature.dying) units.push(new Unit(state, creature, hungers[opponentOf(creature.controller)]! * TEMPER.hero));
  }
  return hungers.map((hunger, seat) => ({
    state,
    seat,
    units,
    friends: units.filter(({ creature }) => creature.controller === seat),
    enemies: units.filter(({ creature }) => creature.controller !== seat),
    hunger,
    turns: turns[seat]!,
    dangers: new Map(),
  }));
}

function hungerOf(lag: number): number {
  const { behind, sated, starving } = TEMPER;
  return Math.max(sated, Math.min(starving, 1 + behind * lag));
}

export function unitIn({ units }: Field, id: CreatureId): Unit | undefined {
  return units.find(({ creature }) => creature.id === id);
}
