import { hull, type Point, type Shape, type Terrain } from '@signum/geometry';
import type { Field } from '../field.ts';
import { ABILITY_NAMES } from './position.ts';

/** Reads a template with its convex pieces. */
export function readTerrain(terrain: Field): Terrain {
  const field = terrain.object(['id', 'pieces', 'abilities']);
  const abilities = field('abilities')
    .list()
    .map(ability => ability.oneOf(ABILITY_NAMES));
  return {
    id: field('id').text(24),
    pieces: field('pieces').list(1, 40).map(readPiece),
    impassable: abilities.includes('impassable'),
    difficult: abilities.includes('difficult'),
    blocksSight: abilities.includes('blocks-sight'),
    cover: abilities.includes('cover'),
  };
}

function readPiece(piece: Field): Shape {
  const field = piece.object(['core', 'rounding']);
  const core = field('core');
  const corners = core.list(1, 12).map(corner => corner.point());
  const rho = field.optional('rounding')?.length(0, 300) ?? 0;
  if (corners.length < 3 && rho === 0) throw core.misread('needs three corners, or a rounding');
  const convex = hull(corners);
  if (!isSameRing(corners, convex)) {
    throw core.misread('is not convex, or has a corner twice or on a straight edge; cut it into convex pieces');
  }
  return { core: convex, rho };
}

/** The same corners in the same order, be it the other way round or begun elsewhere. */
function isSameRing(one: readonly Point[], other: readonly Point[]): boolean {
  if (one.length !== other.length) return false;
  const ring = other.map(key);
  const begin = ring.indexOf(key(one[0]!));
  return [1, -1].some(step =>
    one.every((corner, i) => key(corner) === ring[(((begin + step * i) % ring.length) + ring.length) % ring.length]),
  );
}

function key({ x, y }: Point): string {
  return `${x} ${y}`;
}
