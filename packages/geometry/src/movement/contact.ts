import { atan2, cos, sin } from '../number.ts';
import { isOpen, knowArcs } from './blocked.ts';
import type { Found, Ground } from './ground.ts';
import { segmentIsFree } from './segment.ts';
import { RING, type Space } from './space.ts';
import { ANGLE_SLACK, BUDGET_SLACK } from './spec.ts';
import { bitangent, inCone, type Tangent } from './tangent.ts';
import { type Tree, turnTo } from './tree.ts';

/** The obstacle that is the stop ring of a base, or -1 when it is out of range or no fresh enemy. */
export function ringOf(space: Space, base: number): number {
  for (let i = 0; i < space.kind.length; i++) if (space.kind[i] === RING && space.owner[i] === base) return i;
  return -1;
}

/**
 * The cheapest way to a stop ring. On each open arc of the ring the nearest point is either met head-on, by a line aimed at
 * the centre, or it is an end of the arc: a corner between the ring and something else.
 */
export function wayToRing(ground: Ground, ring: number): Found | undefined {
  const { space, budget } = ground;
  const tree = ground.tree();
  knowArcs(space, tree.arcs, space.first[ring]!);
  let best = headOnFromStart(tree, ring);
  for (let s = 0; s < tree.element.length && tree.cost[s]! < (best?.cost ?? Infinity); s++) {
    best = headOnFrom(tree, s, ring, best);
  }
  for (const corner of cornersOf(tree, ring)) {
    const found = ground.find(corner.x, corner.y);
    if (found !== undefined && found.cost < (best?.cost ?? Infinity)) best = found;
  }
  return best !== undefined && best.cost <= budget + BUDGET_SLACK ? best : undefined;
}

/** All ways to a stop ring that could be the cheapest if others were barred, the cheapest first. */
export function waysToRing(ground: Ground, ring: number): Found[] {
  const corners = cornersOf(ground.tree(), ring).map(({ x, y }) => ground.find(x, y));
  return [...headOnWays(ground, ring), ...corners.filter(way => way !== undefined)]
    .filter(({ cost }) => cost <= ground.budget + BUDGET_SLACK)
    .toSorted((a, b) => a.cost - b.cost || a.x - b.x || a.y - b.y);
}

/** The ways that meet a ring head-on, from the start and from every bend. */
export function headOnWays(ground: Ground, ring: number): Found[] {
  const tree = ground.tree();
  knowArcs(ground.space, tree.arcs, ground.space.first[ring]!);
  const ways = [headOnFromStart(tree, ring)];
  for (let s = 0; s < tree.element.length; s++) ways.push(headOnFrom(tree, s, ring, undefined));
  return ways.filter(way => way !== undefined);
}

/** Ends of the open arcs of a ring. */
export function cornersOf({ space, arcs }: Tree, ring: number): { x: number; y: number }[] {
  const element = space.first[ring]!;
  const r = space.radius[ring]!;
  knowArcs(space, arcs, element);
  const corners: { x: number; y: number }[] = [];
  const from = arcs.first[element]!;
  for (let i = from; i < from + arcs.count[element]!; i++) {
    for (const angle of [arcs.start[i]!, arcs.start[i]! + arcs.span[i]!]) {
      if (!isOpen(arcs, element, angle)) continue;
      corners.push({ x: space.midX[ring]! + r * cos(angle), y: space.midY[ring]! + r * sin(angle) });
    }
  }
  return corners;
}

const tangent: Tangent = { x: 0, y: 0, length: 0 };

function headOnFromStart(tree: Tree, ring: number): Found | undefined {
  const { space } = tree;
  const dx = space.midX[ring]! - space.x;
  const dy = space.midY[ring]! - space.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const r = space.radius[ring]!;
  const x = space.midX[ring]! - (r * dx) / distance;
  const y = space.midY[ring]! - (r * dy) / distance;
  if (!isOpen(tree.arcs, space.first[ring]!, atan2(-dy, -dx))) return undefined;
  if (!segmentIsFree(space, space.x, space.y, x, y, ring, -1)) return undefined;
  return { cost: Math.max(0, distance - r), tree, state: -1, x, y };
}

/** The head-on way from one state, if it beats the best so far. */
function headOnFrom(tree: Tree, state: number, ring: number, best: Found | undefined): Found | undefined {
  const { space } = tree;
  const element = tree.element[state]!;
  const own = space.obstacle[element]!;
  if (own === ring) return best;
  const side = tree.side[state]!;
  const r = space.radius[own]!;
  const cx = space.elementX[element]!;
  const cy = space.elementY[element]!;
  const toX = space.midX[ring]!;
  const toY = space.midY[ring]!;
  const target = space.radius[ring]!;
  if (!bitangent(cx, cy, side * r, toX, toY, 0, tangent) || tangent.length < target) return best;
  if (!inCone(space, element, side * tangent.y, -side * tangent.x)) return best;
  const turn = turnTo(tree, state, tangent.x, tangent.y);
  if (turn > tree.room[state]! + ANGLE_SLACK) return best;
  const cost = tree.cost[state]! + r * turn + tangent.length - target;
  if (best !== undefined && cost >= best.cost) return best;
  if (!isOpen(tree.arcs, space.first[ring]!, atan2(-tangent.y, -tangent.x))) return best;
  const x = toX - target * tangent.x;
  const y = toY - target * tangent.y;
  const fromX = cx + r * side * tangent.y;
  const fromY = cy - r * side * tangent.x;
  return segmentIsFree(space, fromX, fromY, x, y, own, ring) ? { cost, tree, state, x, y } : best;
}
