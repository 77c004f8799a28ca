import {
  compareGap,
  compareTerrainGap,
  cosSin,
  gap,
  gapToTerrain,
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

/** How much nearer a disc would have to be, in whole hundredths. */
export function shortOf(board: Board, goal: string, disc: Disc, within: Length): Length {
  const base = board.bases.find(({ id }) => id === goal);
  const terrain = board.terrains.find(({ id }) => id === goal);
  const away = base ? gap(disc, base) : terrain ? gapToTerrain(disc, terrain) : within;
  return Math.max(1, Math.ceil(away - within));
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
