import type { Seat } from '@signum/kernel';
import { asTerrain, isEngaged, isWithin, isWithinOfTerrain, sees, terrainsInContact } from '../table/battlefield.ts';
import { findCreature, heroOf, isWounded, printOf } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { Bound, CreatureDesc, CreatureRef, Filters, Is, KeywordName } from '../language/index.ts';
import { cardOf, opponentOf, templateOf } from '../table/players.ts';
import type { ClassicState, Creature } from '../state.ts';
import type { Text } from './text.ts';

/** What a description may ask about a creature's numbers. Areas ask with their own effects left out, or they would never end. */
export interface Knows {
  strength(creature: Readonly<Creature>): number;
  health(creature: Readonly<Creature>): number;
  has(creature: Readonly<Creature>, keyword: KeywordName): boolean;
}

/** The creature that a reference means now. */
export function referred(state: Readonly<ClassicState>, text: Text, ref: CreatureRef): Creature[] {
  const ids = idsOf(state, text, ref);
  return ids.flatMap(id => findCreature(state, id) ?? []);
}

function idsOf(state: Readonly<ClassicState>, text: Text, ref: CreatureRef): readonly CreatureId[] {
  switch (ref) {
    case 'this creature':
      return listed(text.bearer ?? heroOf(state, text.seat)?.id);
    case 'your hero':
      return listed(heroOf(state, text.seat)?.id);
    case "opponent's hero":
      return listed(heroOf(state, opponentOf(text.seat))?.id);
    case 'that creature':
      return listed(text.event && 'who' in text.event ? text.event.who : undefined);
    case 'the other creature':
      return listed(text.event && 'by' in text.event ? text.event.by : undefined);
    case 'the chosen creature':
      return (text.chosen ?? []) as readonly CreatureId[];
    case 'each of them':
      return listed(text.each);
  }
}

function listed(id: CreatureId | undefined): readonly CreatureId[] {
  return id === undefined ? [] : [id];
}

const DESCRIPTION = /^(your |opponent's )?(other )?(.+)$/;

/** A description taken apart: whose, whether the bearer is excepted, and the kind. */
export interface Described {
  readonly side: 'any' | "opponent's" | 'your';
  readonly other: boolean;
  readonly kind: string;
  /** The kinds of creature that it means; left out: any. */
  readonly kinds?: readonly string[];
}

/** There are few descriptions and many questions: each is taken apart once. */
const described = new Map<string, Described>();

export function readDescription(desc: string): Described {
  const known = described.get(desc);
  if (known) return known;
  const read = takenApart(desc);
  described.set(desc, read);
  return read;
}

function takenApart(desc: string): Described {
  const [, side, other, kind] = DESCRIPTION.exec(desc) ?? [];
  return {
    side: side === undefined ? 'any' : side === 'your ' ? 'your' : "opponent's",
    other: other !== undefined,
    kind: kind ?? desc,
    ...(kind !== 'creature' && { kinds: (kind ?? desc).split(' or ') }),
  };
}

/** Does a creature answer to a description with its filters? */
export function fits(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  desc: CreatureDesc,
  filters: Filters,
  knows: Knows,
): boolean {
  return isMeant(creature, readDescription(desc), text) && passes(state, text, creature, filters, knows);
}

/** Is a creature of that side and kind? What else a description asks for is left to its filters. */
export function isMeant(
  creature: Readonly<Creature>,
  { side, other, kinds }: Described,
  { seat, bearer }: Text,
): boolean {
  if (creature.dying || !isOnSide(side, seat, creature.controller)) return false;
  if (other && creature.id === bearer) return false;
  return kinds === undefined || kinds.includes(creature.kind);
}

export function isOnSide(side: 'any' | "opponent's" | 'your', seat: Seat, controller: Seat): boolean {
  return side === 'any' || (side === 'your') === (controller === seat);
}

/** Do all filters hold for a creature? */
export function passes(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  filters: Filters,
  knows: Knows,
): boolean {
  const { is, named, of, race, has, hasNot, within, inSight, strength, currentHealth, cost, touching, except } =
    filters;
  const print = printOf(state, creature);
  if (named !== undefined && creature.card !== named) return false;
  if (of !== undefined && print.faction !== of && (print.type !== 'character' || print.affiliation !== of))
    return false;
  if (race !== undefined && print.race !== race) return false;
  if (is !== undefined && !is.every(word => isSo(state, creature, word))) return false;
  if (has !== undefined && !knows.has(creature, has)) return false;
  if (hasNot !== undefined && knows.has(creature, hasNot)) return false;
  if (strength !== undefined && !isBound(knows.strength(creature), strength)) return false;
  if (currentHealth !== undefined && !isBound(knows.health(creature) - creature.wounds, currentHealth)) return false;
  if (cost !== undefined && !isBound(costIn(state, creature), cost)) return false;
  if (touching !== undefined && !isTouching(state, text, creature, touching)) return false;
  if (except !== undefined && referred(state, text, except as CreatureRef).some(({ id }) => id === creature.id))
    return false;
  if (within === undefined && inSight === undefined) return true;
  return isNear(state, text, creature, filters);
}

function isSo(state: Readonly<ClassicState>, creature: Readonly<Creature>, word: Is): boolean {
  switch (word) {
    case 'wounded':
    case 'not unwounded':
      return isWounded(creature);
    case 'unwounded':
    case 'not wounded':
      return !isWounded(creature);
    case 'hidden':
      return creature.hidden;
    case 'not hidden':
      return !creature.hidden;
    case 'poisoned':
      return creature.poisoned;
    case 'not poisoned':
      return !creature.poisoned;
    case 'diseased':
      return creature.diseased;
    case 'not diseased':
      return !creature.diseased;
    case 'engaged':
      return isEngaged(state, creature);
    case 'not engaged':
      return !isEngaged(state, creature);
    case 'activated':
      return creature.activated;
    case 'not activated':
      return !creature.activated;
  }
}

export function isBound(value: number, bound: Bound): boolean {
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

function costIn(state: Readonly<ClassicState>, { card }: Readonly<Creature>): number {
  const print = cardOf(state, card);
  return 'cost' in print ? print.cost.buildings.length + print.cost.prosperity : 0;
}

function isTouching(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  touching: NonNullable<Filters['touching']>,
): boolean {
  const touched = terrainsInContact(state, creature);
  if (touching === 'terrain') return touched.length > 0;
  if (touching === 'this terrain') return touched.some(({ id }) => id === text.terrain);
  return touched.some(({ card }) => card === touching);
}

/** Distance and sight, from the creature or template that the text names, else from its bearer (grammar of the filters). */
function isNear(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  { within, inSight, from }: Filters,
): boolean {
  const template = from === undefined || from === 'this terrain' ? text.terrain : thatTerrain(text, from);
  if (template !== undefined && from !== 'your hero') {
    const terrain = templateOf(state, template);
    if (!terrain) return false;
    return within === undefined || isWithinOfTerrain(creature, asTerrain(state, terrain), within);
  }
  const [origin] = referred(state, text, (from ?? 'this creature') as CreatureRef);
  if (!origin) {
    const place = from === 'the chosen creature' && inSight === undefined ? text.stood : undefined; // nobody looks from there
    return place !== undefined && within !== undefined && isWithin(place, creature, within);
  }
  if (within !== undefined && !isWithin(origin, creature, within)) return false;
  return inSight === undefined || origin === creature || sees(state, origin, creature);
}

function thatTerrain({ event }: Text, from: string): Text['terrain'] {
  return from === 'that terrain' && event && 'terrain' in event ? event.terrain : undefined;
}
