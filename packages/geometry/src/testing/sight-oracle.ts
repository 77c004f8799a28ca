import type { Board } from '../board.ts';
import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import type { Disc } from '../shape.ts';
import type { Obstacle } from './obstacles.ts';
import { apart, segmentFromCore } from './ruler.ts';

/** A segment from one base to the other. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** What may block a line (C-LOS-3); for the question of cover, templates that give it block as well. */
export function blockersOf(board: Board, ends: readonly string[], cover: 'blocks' | 'ignored'): Obstacle[] {
  const bases = board.bases.filter(base => !base.hidden && !ends.includes(base.id));
  const terrains = board.terrains.filter(terrain => terrain.blocksSight || (cover === 'blocks' && terrain.cover));
  return [
    ...bases.map(base => ({ core: [base], radius: base.r })),
    ...terrains.flatMap(({ pieces }) => pieces.map(({ core, rho }) => ({ core, radius: rho }))),
  ];
}

/** The clip routine: whether the line keeps more than `margin` away from every blocker (a touch already blocks, C-LOS-4). */
export function isClear({ from, to }: Line, blockers: readonly Obstacle[], margin: Length): boolean {
  return blockers.every(({ core, radius }) => segmentFromCore(from, to, core) > radius + margin);
}

/** How the oracle looks: how long a line may be, how far from blockers, from how many points of each rim. */
export interface Look {
  readonly range: Length;
  readonly margin: Length;
  readonly rimPoints: number;
}

/**
 * A free line found by trying, or none. From many points of both rims it looks between all directions where something
 * begins or ends, so it misses only what no such point can see. What it finds is certain; what it does not find may exist.
 */
export function sampledLine(a: Disc, b: Disc, all: readonly Obstacle[], look: Look): Line | undefined {
  // what is farther from the centre line than the wider base cannot touch any line between the two
  const wide = Math.max(a.r, b.r) + look.margin;
  const blockers = all.filter(({ core, radius }) => segmentFromCore(a, b, core) <= radius + wide);
  for (let i = 0; i < look.rimPoints; i++) {
    const turn = (2 * Math.PI * (i + 0.37)) / look.rimPoints;
    const line = lineFrom(rimPoint(a, turn), b, blockers, look);
    if (line !== undefined) return line;
    const back = lineFrom(rimPoint(b, turn), a, blockers, look);
    if (back !== undefined) return { from: back.to, to: back.from };
  }
  return undefined;
}

function rimPoint({ x, y, r }: Disc, turn: number): Point {
  return { x: x + r * Math.cos(turn), y: y + r * Math.sin(turn) };
}

function lineFrom(from: Point, target: Disc, blockers: readonly Obstacle[], look: Look): Line | undefined {
  if (!isClear({ from, to: from }, blockers, look.margin)) return undefined;
  const distance = apart(from, target);
  if (distance <= target.r) return { from, to: from };
  const middle = Math.atan2(target.y - from.y, target.x - from.x);
  const half = Math.asin(target.r / distance);
  const events = [-half, 0, half];
  for (const { core, radius } of blockers) {
    for (const corner of core) {
      const [cx, cy] = [corner.x - from.x, corner.y - from.y];
      const away = Math.sqrt(cx * cx + cy * cy);
      const grown = radius + look.margin;
      if (away <= grown) continue;
      const towards = turnBetween(middle, Math.atan2(cy, cx));
      const wide = Math.asin(grown / away);
      events.push(...[towards - wide, towards + wide].filter(turn => Math.abs(turn) < half));
    }
  }
  events.sort((p, q) => p - q);
  for (const offset of betweens(events)) {
    const to = firstPoint(from, middle + offset, target);
    if (to === undefined) continue;
    if (apart(from, to) <= look.range && isClear({ from, to }, blockers, look.margin)) return { from, to };
  }
  return undefined;
}

/** Directions worth a look: the events themselves, a hair beside them, and the middle of each stretch. */
function betweens(events: readonly number[]): number[] {
  return events.flatMap((event, i) => {
    const next = events[i + 1];
    return next === undefined ? [event - 1e-9] : [event + 1e-9, (event + next) / 2, next - 1e-9];
  });
}

/** The signed turn from one direction to the other, at most half a turn. */
function turnBetween(from: number, to: number): number {
  const turn = to - from;
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** Where the ray first meets the disc. */
function firstPoint(from: Point, direction: number, { x, y, r }: Disc): Point | undefined {
  const [ux, uy] = [Math.cos(direction), Math.sin(direction)];
  const along = (x - from.x) * ux + (y - from.y) * uy;
  const aside = (x - from.x) * uy - (y - from.y) * ux;
  const square = r * r - aside * aside;
  if (square < 0 || along < 0) return undefined;
  const t = along - Math.sqrt(square);
  return { x: from.x + t * ux, y: from.y + t * uy };
}
