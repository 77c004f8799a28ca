import { TABLE, between, heading, type Spot } from './frame.ts';

/** A base as it is drawn. */
export interface Disc extends Spot {
  readonly r: number;
}

/** The size of a label on the table, in centimetres. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Between a label and what it must not touch. */
const AIR = 0.4;
/** What it costs to cover something. */
const COST = { target: 100, looker: 30, line: 8, other: 5 } as const;
const DOWN_RIGHT_UP_LEFT: readonly Spot[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/**
 * Where the middle of a label about two bases lies: beside the line between them, or round whoever looks, so that it hides
 * neither them nor, where there is room, anybody else.
 */
export function labelSpot(looker: Disc, target: Disc, others: readonly Disc[], extent: Extent): Spot {
  const u = heading(looker, target);
  const middle = between(looker, target, 0.5);
  const sides: readonly Spot[] = [
    { x: -u.y, y: u.x },
    { x: u.y, y: -u.x },
  ];
  const beside = sides.map(side => pushed(middle, side, 0, extent));
  const behind = [{ x: -u.x, y: -u.y }, ...sides].map(side => pushed(looker, side, looker.r, extent));
  const round = DOWN_RIGHT_UP_LEFT.flatMap(side => [looker, target].map(disc => pushed(disc, side, disc.r, extent)));
  const cost = (spot: Spot): number => {
    const hides = (disc: Disc): boolean => isOver(spot, extent, disc);
    const along = [0.2, 0.4, 0.6, 0.8].map(part => ({ ...between(looker, target, part), r: 0 }));
    return (
      COST.target * Number(hides(target)) +
      COST.looker * Number(hides(looker)) +
      COST.line * along.filter(hides).length +
      COST.other * others.filter(hides).length
    );
  };
  // of equals the first, so that a label does not jump without need
  const spots = [...beside, ...behind, ...round].map(spot => onTable(spot, extent));
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** So far to a side that the label touches neither the spot nor so much round it. */
function pushed(from: Spot, side: Spot, r: number, { width, height }: Extent): Spot {
  const far = r + AIR + Math.min(width / 2 / Math.abs(side.x), height / 2 / Math.abs(side.y));
  return { x: from.x + side.x * far, y: from.y + side.y * far };
}

function isOver(spot: Spot, { width, height }: Extent, { x, y, r }: Disc): boolean {
  const dx = Math.max(0, Math.abs(x - spot.x) - width / 2);
  const dy = Math.max(0, Math.abs(y - spot.y) - height / 2);
  return Math.hypot(dx, dy) < r + AIR / 2;
}

/** What lies outside of the table could not be read. */
function onTable({ x, y }: Spot, { width, height }: Extent): Spot {
  return { x: within(x, width / 2), y: within(y, height / 2) };
}

function within(at: number, half: number): number {
  return Math.min(TABLE - half, Math.max(half, at));
}
