import { atan2, cos, PI, sin, TURN, wrapTurn } from '../number.ts';
import { elementBefore, isDisc, RING, type Space } from './space.ts';
import { ANGLE_SLACK, COINCIDENT } from './spec.ts';

/**
 * Where an element's circle lies inside something else, as arcs (start, span) of angles; computed for an element when
 * the search first sets foot on it. Arcs may overlap.
 */
export interface BlockedArcs {
  /** Index of the first arc of each element, or -1 when not yet computed. */
  readonly first: number[];
  readonly count: number[];
  readonly start: number[];
  readonly span: number[];
  /** The obstacle that covers the arc, or -1 for the edge of the table. */
  readonly by: number[];
  /** Whether one may slide out of the arc, though not into it. */
  readonly leads: boolean[];
  /** The element's own cone, for corners: start and span. A disc has none. */
  readonly coneStart: number[];
  readonly coneSpan: number[];
}

export function noArcs(space: Space): BlockedArcs {
  const count = space.elementX.length;
  const arcs: BlockedArcs = {
    first: [],
    count: [],
    start: [],
    span: [],
    by: [],
    leads: [],
    coneStart: [],
    coneSpan: [],
  };
  for (let i = 0; i < count; i++) {
    arcs.first.push(-1);
    arcs.count.push(0);
    arcs.coneStart.push(0);
    arcs.coneSpan.push(TURN);
  }
  return arcs;
}

/** Makes sure that the arcs of an element are known. */
export function knowArcs(space: Space, arcs: BlockedArcs, element: number): void {
  if (arcs.first[element]! >= 0) return;
  const from = arcs.start.length;
  arcs.first[element] = from;
  const own = space.obstacle[element]!;
  const x = space.elementX[element]!;
  const y = space.elementY[element]!;
  const r = space.radius[own]!;
  if (!isDisc(space, own)) knowCone(space, arcs, element);
  blockByTable(space, arcs, x, y, r);
  const { midX, midY, bound, radius } = space;
  for (let i = 0; i < radius.length; i++) {
    // Round the body of somebody touched at the start one slides within his ring.
    if (i === own || (space.kind[i] === RING && space.owner[i] === space.owner[own])) continue;
    const dx = midX[i]! - x;
    const dy = midY[i]! - y;
    const touch = r + bound[i]!;
    const square = dx * dx + dy * dy;
    if (square >= touch * touch) continue;
    if (isDisc(space, i)) blockByDisc(arcs, i, dx, dy, square, r, radius[i]!);
    else blockByPolygon(space, arcs, i, x, y, r);
    if (space.holds[i] && arcs.leads.length > from) arcs.leads[arcs.leads.length - 1] = arcs.by.at(-1) === i;
  }
  arcs.count[element] = arcs.start.length - from;
}

/** Whether the element's circle is open at this angle. */
export function isOpen(arcs: BlockedArcs, element: number, angle: number): boolean {
  const from = arcs.first[element]!;
  const to = from + arcs.count[element]!;
  for (let i = from; i < to; i++) {
    const span = arcs.span[i]!;
    const into = wrapTurn(angle - arcs.start[i]!);
    if (span >= TURN || (into > ANGLE_SLACK && into < span - ANGLE_SLACK)) return false;
  }
  return true;
}

/** How far one can slide from an open angle, counter-clockwise (side +1) or clockwise (-1); -1 when it is not open. */
export function slideFrom(arcs: BlockedArcs, element: number, angle: number, side: number): number {
  let room = TURN;
  if (arcs.coneSpan[element]! < TURN) {
    const into = wrapTurn(angle - arcs.coneStart[element]! + ANGLE_SLACK) - ANGLE_SLACK;
    room = Math.max(0, side > 0 ? arcs.coneSpan[element]! - into : into);
    // An arrival in the slack before the cone counts as standing on its first angle.
    if (into > arcs.coneSpan[element]! + ANGLE_SLACK) return -1;
  }
  const from = arcs.first[element]!;
  const to = from + arcs.count[element]!;
  for (let i = from; i < to; i++) {
    const span = arcs.span[i]!;
    const into = wrapTurn(angle - arcs.start[i]!);
    if (span >= TURN || (into > ANGLE_SLACK && into < span - ANGLE_SLACK)) {
      if (!arcs.leads[i] || span >= TURN) return -1;
    }
    if (side > 0) {
      // Just inside the arc's beginning one stands at its wall; just inside its end one walks out of it.
      const ahead = into <= ANGLE_SLACK ? 0 : TURN - into;
      if (ahead < room) room = ahead;
    } else {
      const past = wrapTurn(into - span);
      const ahead = into > span - ANGLE_SLACK && past > TURN - 2 * ANGLE_SLACK ? 0 : past;
      if (ahead < room) room = ahead;
    }
  }
  return room;
}

function knowCone(space: Space, arcs: BlockedArcs, element: number): void {
  const before = elementBefore(space, element);
  const start = atan2(space.normalY[before]!, space.normalX[before]!);
  const end = atan2(space.normalY[element]!, space.normalX[element]!);
  arcs.coneStart[element] = start;
  const span = wrapTurn(end - start);
  // A vertex in the middle of a straight side has no cone; rounding may turn its 0 into a whole turn.
  arcs.coneSpan[element] = span > PI + 1e-6 ? 0 : span;
}

/** The arc within `half` of the direction `middle`. */
function block(arcs: BlockedArcs, middle: number, half: number, by: number): void {
  arcs.start.push(middle - half);
  arcs.span.push(2 * half);
  arcs.by.push(by);
  arcs.leads.push(false);
}

/** The angle whose cosine is k, without the arccosine of the engine. */
function acos(k: number): number {
  return k >= 1 ? 0 : k <= -1 ? PI : atan2(Math.sqrt(1 - k * k), k);
}

function blockByTable(space: Space, arcs: BlockedArcs, x: number, y: number, r: number): void {
  const { low, high } = space;
  if (high - x < r - COINCIDENT) block(arcs, 0, acos((high - x) / r), -1);
  if (high - y < r - COINCIDENT) block(arcs, PI / 2, acos((high - y) / r), -1);
  if (x - low < r - COINCIDENT) block(arcs, PI, acos((x - low) / r), -1);
  if (y - low < r - COINCIDENT) block(arcs, -PI / 2, acos((y - low) / r), -1);
}

/** Law of cosines: which part of the circle r lies inside a circle `other` whose centre is (dx, dy) away. */
function blockByDisc(
  arcs: BlockedArcs,
  by: number,
  dx: number,
  dy: number,
  square: number,
  r: number,
  other: number,
): void {
  const distance = Math.sqrt(square);
  if (distance >= r + other - COINCIDENT || distance <= r - other + COINCIDENT) return;
  if (distance <= other - r + COINCIDENT) {
    // Wholly inside, unless the two circles are one and the same.
    if (distance < other - r - COINCIDENT) block(arcs, 0, PI, by);
    else if (distance > COINCIDENT) blockAllBut(arcs, atan2(-dy, -dx), by);
    return;
  }
  block(arcs, atan2(dy, dx), acos((r * r + square - other * other) / (2 * r * distance)), by);
}

/** Touching from within: all is covered but one point. */
function blockAllBut(arcs: BlockedArcs, open: number, by: number): void {
  block(arcs, open + PI, PI - ANGLE_SLACK / 4, by);
}

// Angles at which the circle meets the outline of a polygon; scratch, filled and read within one call.
const events: number[] = [];

/**
 * Meetings with every moved-out edge line and every corner circle are collected, also those missed by a hair (shapes
 * that share an edge or a corner touch exactly); then the middle between two neighbours tells whether that arc is inside.
 */
function blockByPolygon(space: Space, arcs: BlockedArcs, by: number, x: number, y: number, r: number): void {
  const { first, radius, elementX, elementY, normalX, normalY, offset } = space;
  const other = radius[by]!;
  const from = first[by]!;
  const to = first[by + 1]!;
  events.length = 0;
  for (let e = from; e < to; e++) {
    const room = offset[e]! + other - normalX[e]! * x - normalY[e]! * y;
    // The whole circle beyond one side of the convex outline: nothing is covered.
    if (room <= -r + COINCIDENT) return;
    if (room < r + COINCIDENT) meet(atan2(normalY[e]!, normalX[e]!), acos(room / r));
    const dx = elementX[e]! - x;
    const dy = elementY[e]! - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance <= COINCIDENT || distance > r + other + COINCIDENT || distance < Math.abs(r - other) - COINCIDENT) {
      continue;
    }
    meet(atan2(dy, dx), acos((r * r + distance * distance - other * other) / (2 * r * distance)));
  }
  if (events.length === 0) {
    if (isInside(space, by, x + r, y)) block(arcs, 0, PI, by);
    return;
  }
  events.sort((a, b) => a - b);
  blockCoveredStretches(space, arcs, by, x, y, r);
}

/** Neighbouring covered stretches are joined, since the event between them was no border. */
function blockCoveredStretches(space: Space, arcs: BlockedArcs, by: number, x: number, y: number, r: number): void {
  const count = events.length;
  const before = arcs.start.length;
  let joins = false;
  for (let i = 0; i < count; i++) {
    const start = events[i]!;
    const end = i + 1 === count ? events[0]! + TURN : events[i + 1]!;
    if (end - start <= SAME_EVENT) continue;
    const middle = (start + end) / 2;
    const covered = isInside(space, by, x + r * cos(middle), y + r * sin(middle));
    if (covered && joins) arcs.span[arcs.span.length - 1] = end - arcs.start[arcs.start.length - 1]!;
    else if (covered) {
      arcs.start.push(start);
      arcs.span.push(end - start);
      arcs.by.push(by);
      arcs.leads.push(false);
    }
    joins = covered;
  }
  const last = arcs.start.length - 1;
  if (!joins || arcs.start[before]! > events[0]! + SAME_EVENT) return;
  // The last stretch runs on into the first; when they are one and the same, nothing is open.
  if (last === before) {
    if (arcs.span[last]! > TURN - 2 * SAME_EVENT) arcs.span[last] = TURN;
    return;
  }
  arcs.span[before] = arcs.start[before]! + arcs.span[before]! + TURN - arcs.start[last]!;
  arcs.start[before] = arcs.start[last]!;
  arcs.start.pop();
  arcs.span.pop();
  arcs.by.pop();
}

const SAME_EVENT = 1e-12;

function meet(middle: number, half: number): void {
  events.push(wrapTurn(middle - half), wrapTurn(middle + half));
}

/** Whether the point is inside the grown polygon by more than a coincidence. */
function isInside(space: Space, obstacle: number, x: number, y: number): boolean {
  const { first, radius, elementX, elementY, normalX, normalY, offset } = space;
  const from = first[obstacle]!;
  const to = first[obstacle + 1]!;
  const limit = radius[obstacle]! - COINCIDENT;
  let before = to - 1;
  for (let e = from; e < to; e++) {
    if (normalX[e]! * x + normalY[e]! * y - offset[e]! >= limit) return false;
    const ux = x - elementX[e]!;
    const uy = y - elementY[e]!;
    const beyondNext = uy * normalX[e]! - ux * normalY[e]! <= 0;
    const beyondBefore = uy * normalX[before]! - ux * normalY[before]! >= 0;
    if (beyondNext && beyondBefore && ux * ux + uy * uy >= limit * limit) return false;
    before = e;
  }
  return true;
}
