import {
  awayFromEnemies,
  canPlace,
  contactFlaw,
  contactPlaces,
  hasContactPlace,
  heroFlaw,
  heroPlaces,
  placeFlaw,
  refusal,
  somePlace,
  summonFlaw,
  summonPlaces,
  type Board,
  type ContactGoal,
  type Length,
  type PlaceRules,
  type Point,
  type Side,
  type Stretch,
  type SummonRules,
} from '@signum/geometry';
import type { Open } from '@signum/kernel';
import { refusePlace } from '../refusing.ts';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import { isNearEnough, placesNear, shortOf } from '../answers/near-places.ts';

/** Where a creature may be put: along the own side, into contact with something, or within a distance of it. */
export type Whereabouts =
  | { readonly at: 'own side'; readonly side: Side; readonly rules: SummonRules }
  | { readonly at: 'own side of the hero'; readonly side: Side }
  | { readonly at: 'contact'; readonly goal: string; readonly enemies: boolean }
  | { readonly at: 'near'; readonly goal: string; readonly within: Length; readonly enemies: boolean };

/** Where a creature is set down (C-SET-6, C-SUM-1, C-PLC-1). */
export interface Place {
  shown: {
    readonly card: CardId;
    /** The creature, if it is in play already. */
    readonly creature?: CreatureId;
    readonly team: number;
    readonly r: Length;
    readonly board: Board;
    readonly where: Whereabouts;
  };
  taken: { readonly x: Length; readonly y: Length };
}

export const place: Open<Place['shown'], Place['taken']> = {
  sample: shown => samplePlaces(shown).map(({ x, y }) => ({ x, y })),
  read: answer => {
    const { x, y } = answer as Partial<Record<'x' | 'y', unknown>>;
    return isWhole(x) && isWhole(y) ? { x, y } : undefined;
  },
  judge: (shown, { x, y }) => {
    const flaw = flawOf(shown, { x, y, r: shown.r });
    if (!flaw) return undefined;
    const nearest = shown.where.at === 'near' ? nearestNear(shown, { x, y }, flaw.nearest) : flaw.nearest;
    return refusePlace(flaw, nearest && { kind: 'place', x: nearest.x, y: nearest.y });
  },
};

export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) < 1e7;
}

/** Is there any place at all? */
export function hasPlace(shown: Place['shown']): boolean {
  const { board, where, r } = shown;
  if (where.at === 'own side') return summonPlaces(board, where.side, r, where.rules).stretches.length > 0;
  if (where.at !== 'contact') return samplePlaces(shown).length > 0;
  const goal = goalOf(board, where.goal);
  return goal !== undefined && hasContactPlace(board, r, goal, placeRules(shown, where.enemies));
}

function flawOf(shown: Place['shown'], disc: Point & { r: Length }): ReturnType<typeof placeFlaw> {
  const { board, where } = shown;
  switch (where.at) {
    case 'own side':
      return summonFlaw(board, where.side, disc, where.rules);
    case 'own side of the hero':
      return heroFlaw(board, where.side, disc);
    case 'contact': {
      const goal = goalOf(board, where.goal);
      return goal && contactFlaw(board, disc, goal, placeRules(shown, where.enemies));
    }
    case 'near': {
      const flaw = placeFlaw(board, disc, placeRules(shown, where.enemies));
      if (flaw) return flaw;
      if (isNearEnough(board, where.goal, disc, where.within)) return undefined;
      return refusal('too-far', 'C-PLC-1', { short: shortOf(board, where.goal, disc, where.within) });
    }
  }
}

/** Room for the base is looked for all over the table, so the nearest may be too far from the goal: then one that was listed. */
function nearestNear(shown: Place['shown'], { x, y }: Point, free: Point | undefined): Point | undefined {
  if (free && !flawOf(shown, { ...free, r: shown.r })) return free;
  const distance = (place: Point): number => (place.x - x) ** 2 + (place.y - y) ** 2;
  return samplePlaces(shown).toSorted((one, other) => distance(one) - distance(other))[0];
}

function samplePlaces(shown: Place['shown']): Point[] {
  const { board, where, r } = shown;
  switch (where.at) {
    case 'own side': {
      const { stretches, side } = summonPlaces(board, where.side, r, where.rules);
      return alongStretches(stretches, side, r, board.width);
    }
    case 'own side of the hero':
      return alongStretches(heroPlaces(board, where.side, r), where.side, r, board.width);
    case 'contact': {
      const goal = goalOf(board, where.goal);
      return goal ? contactPlaces(board, r, goal, placeRules(shown, where.enemies)) : [];
    }
    case 'near': {
      const rules = placeRules(shown, where.enemies);
      const near = placesNear(board, where.goal, r, where.within).filter(point =>
        canPlace(board, { ...point, r }, rules),
      );
      if (near.length > 0) return near;
      const any = somePlace(board, r, rules);
      return any && isNearEnough(board, where.goal, { ...any, r }, where.within) ? [any] : [];
    }
  }
}

/** Both ends, the middle and the quarters of every free stretch. */
function alongStretches(stretches: readonly Stretch[], side: Side, r: Length, width: Length): Point[] {
  const places: Point[] = [];
  for (const { from, to } of stretches) {
    const parts = new Set([0, 1, 2, 3, 4].map(part => Math.round(from + ((to - from) * part) / 4)));
    for (const along of parts) places.push(onSide(side, along, r, width));
  }
  return places;
}

function onSide({ edge }: Side, along: Length, r: Length, width: Length): Point {
  switch (edge) {
    case 'south':
      return { x: along, y: r };
    case 'north':
      return { x: along, y: width - r };
    case 'west':
      return { x: r, y: along };
    case 'east':
      return { x: width - r, y: along };
  }
}

function goalOf(board: Board, id: string): ContactGoal | undefined {
  return board.bases.find(base => base.id === id) ?? board.terrains.find(terrain => terrain.id === id);
}

/** Not into contact with enemies, unless the text allows it (C-PLC-4, C-SUM-12). */
function placeRules({ team, creature }: Place['shown'], enemies: boolean): PlaceRules {
  if (!enemies) return awayFromEnemies(team, creature);
  return creature === undefined ? {} : { self: creature };
}
