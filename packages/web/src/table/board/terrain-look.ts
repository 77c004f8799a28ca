import { allCards } from '../../cards/card-of.ts';
import { asTerrain, type ClassicState, type Template } from '@signum/classic';
import { distanceToSegment, type Length, type Point, type Shape } from '@signum/geometry';
import type { Term } from '@signum/text';
import type { IconName } from '../../icons/Icon.tsx';
import { iconOfCard } from '../../icons/icon-of.ts';
import { cm, type Frame, type Spot } from './frame.ts';
import { grownPath } from './outline.ts';
import type { Material } from './Paints.tsx';

/** What a template does to moves and lines: each has a pattern, a sign and a name. */
export const TRAITS = ['impassable', 'difficult', 'blocksSight', 'cover'] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAIT_TERMS: Readonly<Record<Trait, Term>> = {
  impassable: 'impassable',
  difficult: 'difficult',
  blocksSight: 'blocks-line-of-sight',
  cover: 'defense-against-shooting',
};

/** A template as it is drawn. */
export interface TerrainLook {
  readonly id: string;
  readonly outline: string;
  readonly middle: Spot;
  readonly icon: IconName;
  /** How large the icon may be, in centimetres. */
  readonly room: number;
  /** Where small pictures stand, if it is a place of many things, like a wood. */
  readonly grove: readonly Spot[];
  readonly material: Material;
  readonly traits: readonly Trait[];
  readonly isSearched: boolean;
}

const WATER: readonly string[] = ['river', 'water-splash', 'well'];
const GROVES: Readonly<Record<string, IconName>> = {
  forest: 'pine-tree',
  bamboo: 'bamboo',
  'mushrooms-cluster': 'mushrooms-cluster',
};

export function terrainLook(state: Readonly<ClassicState>, template: Readonly<Template>, frame: Frame): TerrainLook {
  const terrain = asTerrain(state, template);
  const traits = TRAITS.filter(trait => terrain[trait]);
  return {
    id: template.id,
    ...templateLook(template.card, template.pieces, frame, traits),
    isSearched: template.searched,
  };
}

/** The same for a template that is not on the table yet. */
export function templateLook(
  card: string,
  pieces: Template['pieces'],
  frame: Frame,
  traits: readonly Trait[],
): Omit<TerrainLook, 'id' | 'isSearched'> {
  const print = allCards()[card];
  const icon = print ? iconOfCard(print) : 'peaks';
  const [{ core: corners, rho }] = pieces.toSorted(
    (one, other) => roomIn(other.core, other.rho) - roomIn(one.core, one.rho),
  ) as [Shape, ...Shape[]];
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  // of several pieces the largest bears the sign: the middle of them all may lie outside of each
  const middle = frame.at({ x: sum.x / corners.length, y: sum.y / corners.length });
  const sign = GROVES[icon];
  return {
    outline: pieces.map(({ core, rho }) => grownPath(frame, core, rho)).join(''),
    middle,
    icon: sign ?? icon,
    room: roomIn(corners, rho),
    grove: sign ? [middle, ...corners.map(frame.at)] : [],
    material: materialOf(icon, traits),
    traits,
  };
}

/** The largest icon that stays inside a piece, whichever way it is turned. */
function roomIn(corners: readonly Point[], rho: Length): number {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const edges = corners.map((a, i) => distanceToSegment(middle, a, corners[(i + 1) % corners.length]!));
  return Math.min(LARGEST, 1.7 * cm(Math.min(...edges) + rho));
}

const LARGEST = 4.4;

function materialOf(icon: string, traits: readonly Trait[]): Material {
  if (WATER.includes(icon)) return 'water';
  if (traits.includes('impassable')) return 'stone';
  return traits.includes('difficult') || icon === 'hills' ? 'wood' : 'ruin';
}

export const TRAIT_ICONS: Readonly<Record<Trait, IconName>> = {
  impassable: 'cancel',
  difficult: 'walking-boot',
  blocksSight: 'eye-target',
  cover: 'shield',
};
