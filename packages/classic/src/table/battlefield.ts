import {
  canSee,
  compareGap,
  compareTerrainGap,
  CONTACT,
  inContact,
  wholeSide,
  type Base,
  type Disc,
  type Board,
  type Side,
  type Shape,
  type Terrain,
} from '@signum/geometry';
import type { Seat } from '@signum/kernel';
import type { TerrainCard } from '../card.ts';
import { isEnemy } from './creatures.ts';
import type { TerrainKeyword } from '../language/index.ts';
import { cardOf } from './players.ts';
import { foundOnce } from '../standing-still.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import { RULER_LENGTH, TABLE, type Ruler } from '../vocabulary.ts';

/**
 * The measured battlefield of a state: every base and every template, as geometry sees them. As long as nobody moves, comes or
 * goes it is the same board, and geometry knows it again: what it has worked out about the last one is kept with it.
 */
export function boardOf(state: Readonly<ClassicState>): Board {
  return foundOnce(state, 'board', () => (last && isBoardOf(last, state) ? last : (last = freshBoard(state))));
}

let last: Board | undefined;

function freshBoard(state: Readonly<ClassicState>): Board {
  return {
    width: TABLE,
    bases: state.creatures.map(asBase),
    terrains: state.terrains.map(template => asTerrain(state, template)),
  };
}

function isBoardOf({ bases, terrains }: Board, state: Readonly<ClassicState>): boolean {
  if (bases.length !== state.creatures.length || terrains.length !== state.terrains.length) return false;
  for (let i = 0; i < bases.length; i += 1) if (!isBaseOf(bases[i]!, state.creatures[i]!)) return false;
  return terrains.every((terrain, i) => terrain === asTerrain(state, state.terrains[i]!));
}

function isBaseOf({ id, team, hidden, x, y, r }: Base, creature: Readonly<Creature>): boolean {
  return (
    x === creature.x &&
    y === creature.y &&
    id === creature.id &&
    team === creature.controller &&
    hidden === creature.hidden &&
    r === creature.r
  );
}

/** A player's side: south for whoever takes the first turn, north for the other (C-SET-5). */
export function sideOf({ first }: Readonly<ClassicState>, seat: Seat): Side {
  return wholeSide(TABLE, seat === first ? 'south' : 'north');
}

/** A creature as a base. Who is whose enemy follows control (C-CTL-5). */
export function asBase({ id, controller, hidden, x, y, r }: Readonly<Creature>): Base {
  return { id, team: controller, hidden, x, y, r };
}

/** A template as geometry sees it. Where it lies never changes, so this is worked out once. A cache and nothing more. */
export function asTerrain(state: Readonly<ClassicState>, template: Readonly<Template>): Terrain {
  const known = terrains.get(template.pieces);
  if (known?.id === template.id) return known;
  const terrain = terrainOf(state, template);
  terrains.set(template.pieces, terrain);
  return terrain;
}

const terrains = new WeakMap<readonly Shape[], Terrain>();

function terrainOf(state: Readonly<ClassicState>, { id, card, pieces }: Readonly<Template>): Terrain {
  const print = cardOf(state, card) as TerrainCard;
  const has = (name: TerrainKeyword) => print.keywords?.some(({ keyword }) => keyword === name) ?? false;
  return {
    id,
    pieces,
    impassable: has('impassable'),
    difficult: has('difficult'),
    blocksSight: has('blocks-line-of-sight'),
    cover: has('defense-against-shooting'),
  };
}

/** At a distance of at most that ruler, or in contact (C-CMP-8, C-CMP-9, C-GEN-7). */
export function isWithin(one: Disc, other: Disc, reach: Ruler | 'contact'): boolean {
  return reach === 'contact' ? inContact(one, other) : compareGap(one, other, RULER_LENGTH[reach]) <= 0;
}

/** The same for a template. */
export function isWithinOfTerrain(creature: Readonly<Creature>, terrain: Terrain, reach: Ruler | 'contact'): boolean {
  if (reach === 'contact') return compareTerrainGap(creature, terrain, CONTACT) < 0;
  return compareTerrainGap(creature, terrain, RULER_LENGTH[reach]) <= 0;
}

/** Living enemies in contact with a creature, hidden ones among them. */
export function enemiesInContact(state: Readonly<ClassicState>, creature: Readonly<Creature>): Creature[] {
  return state.creatures.filter(other => !other.dying && isEnemy(other, creature) && inContact(other, creature));
}

/** In contact with an enemy that is not hidden (C-ACT-6). */
export function isEngaged(state: Readonly<ClassicState>, creature: Readonly<Creature>): boolean {
  return state.creatures.some(
    other => !other.dying && !other.hidden && isEnemy(other, creature) && inContact(other, creature),
  );
}

/** Templates in contact with a creature, overlapping ones among them (C-TER-12). */
export function terrainsInContact(state: Readonly<ClassicState>, creature: Readonly<Creature>): Template[] {
  return state.terrains.filter(template => isWithinOfTerrain(creature, asTerrain(state, template), 'contact'));
}

/** Is there a line of sight between two creatures (C-LOS-1)? With a range: one that is no longer (C-LOS-2). */
export function sees(
  state: Readonly<ClassicState>,
  from: Readonly<Creature>,
  to: Readonly<Creature>,
  range?: number,
): boolean {
  return canSee(boardOf(state), asBase(from), asBase(to), range === undefined ? {} : { range });
}
