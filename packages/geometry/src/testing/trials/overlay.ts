import type { OverlayLayer } from '../../movement/overlay.ts';
import { reach } from '../../movement/reach.ts';
import type { Point } from '../../point.ts';
import { fromCore } from '../ruler.ts';
import type { Trial } from '../trial.ts';
import { firstBase, someBoard, somePlaces } from './chances.ts';
import { someMove } from './moves.ts';
import { meetsEnemy } from './shortest-path.ts';

/** What is drawn as reachable is reachable, and the other way round, but for a hair at the border. */
export const overlay: Trial = {
  name: 'overlay',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const mover = firstBase(board);
    const spec = someMove(stream, 'walk');
    const all = reach(board, mover.id, spec);
    const layers = all.overlay(TOLERANCE);
    const places = somePlaces(stream, board, mover, spec.budget, 30).filter(
      place => !meetsEnemy(board, mover, spec, place),
    );
    for (const place of places) {
      const isDrawn = layers.some(layer => isIn(layer, place));
      const isReached = all.cost(place) < Infinity;
      if (isDrawn === isReached) continue;
      const around = ringRound(place);
      // at a border, or in a passage too narrow to draw, some places around are reached and some are not
      const reachedAround = around.filter(other => all.cost(other) < Infinity).length;
      const isAtBorder = isReached ? reachedAround < around.length : reachedAround > 0;
      if (!isAtBorder)
        tell(isDrawn ? 'drawn, but out of reach' : 'within reach, but not drawn', board, { spec, place });
    }
    return places.length;
  },
};

const TOLERANCE = 20;

/** Points 0.1, 0.2 and 0.4 mm away: a border is never farther than the tolerance and the thickness of a sliver. */
function ringRound({ x, y }: Point): Point[] {
  return [10, 20, 40].flatMap(off =>
    Array.from({ length: 16 }, (_, i) => ({
      x: x + off * Math.cos((i * Math.PI) / 8),
      y: y + off * Math.sin((i * Math.PI) / 8),
    })),
  );
}

function isIn({ polygons, cut }: OverlayLayer, p: Point): boolean {
  return (
    polygons.some(polygon => isInPolygon(polygon, p)) &&
    cut.every(({ core, radius }) => fromCore(p, core) >= radius - 1e-3)
  );
}

/** Counts the edges to the right of the point: any polygon, convex or not. */
function isInPolygon(polygon: readonly number[], { x, y }: Point): boolean {
  let isInside = false;
  for (let i = 0, j = polygon.length - 2; i < polygon.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [polygon[i]!, polygon[i + 1]!, polygon[j]!, polygon[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
