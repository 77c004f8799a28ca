import {
  compareGap,
  compareTerrainGap,
  cosSin,
  TURN,
  type Board,
  type Disc,
  type Length,
  type Point,
} from '@signum/geometry';

/** Is a disc at most so far from a base or template? */
export function isNearEnough(board: Board, goal: string, disc: Disc, within: Length): boolean {
  const base = board.bases.find(({ id }) => id === goal);
  if (base) return compareGap(disc, base, within) <= 0;
  const terrain = board.terrains.find(({ id }) => id === goal);
  return terrain !== undefined && compareTerrainGap(disc, terrain, within) <= 0;
}

/** A sample of places round a base or the corners of a template: touching it, halfway out, and at the far end. */
export function placesNear(board: Board, goal: string, r: Length, within: Length): Point[] {
  const base = board.bases.find(({ id }) => id === goal);
  const terrain = board.terrains.find(({ id }) => id === goal);
  const centres = base
    ? [{ x: base.x, y: base.y, r: base.r }]
    : (terrain?.pieces ?? []).flatMap(({ core, rho }) => core.map(({ x, y }) => ({ x, y, r: rho })));
  return centres.flatMap(centre => [1, within / 2, within - 1].flatMap(gap => round(centre, centre.r + r + gap)));
}

function round({ x, y }: Point, radius: Length): Point[] {
  return Array.from({ length: 12 }, (_, index) => {
    const [cos, sin] = cosSin((index * TURN) / 12);
    return { x: Math.round(x + radius * cos), y: Math.round(y + radius * sin) };
  });
}
