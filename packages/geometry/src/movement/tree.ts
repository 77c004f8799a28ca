import { atan2, TURN } from '../number.ts';
import { type BlockedArcs, knowArcs, noArcs, slideFrom } from './blocked.ts';
import { type Heap, pop, push } from './heap.ts';
import { segmentIsFree } from './segment.ts';
import { elementAfter, elementBefore, isDisc, type Space } from './space.ts';
import { ANGLE_SLACK, BUDGET_SLACK } from './spec.ts';
import { bitangent, inCone, type Tangent } from './tangent.ts';

/**
 * The shortest ways from the mover's place, grown like Dijkstra's over the graph of common tangents. That graph is
 * never built: a state (an arrival on an element, turning one way round it) makes its tangents when its turn comes, and
 * a tangent is tested for obstacles only when it is the shortest left. Since a way keeps its turning sense through each
 * touch, only taut ways arise, and shortest ways are taut.
 */
export interface Tree {
  readonly space: Space;
  readonly budget: number;
  readonly arcs: BlockedArcs;

  // Accepted arrivals, by growing cost. `room` is how far the slide may go on from `angle`.
  readonly element: number[];
  readonly side: (1 | -1)[];
  readonly angle: number[];
  readonly cost: number[];
  readonly room: number[];
  /** The state this one came from, or -1 for the mover's place. */
  readonly parent: number[];
  /** Accepted states of each (element, side) as linked lists: 2 * element + (side > 0). */
  readonly head: number[];
  readonly next: number[];

  // Tangents waiting for their turn; a direction and a length, ending on an element.
  readonly queue: Heap;
  readonly toElement: number[];
  readonly toSide: (1 | -1)[];
  readonly directionX: number[];
  readonly directionY: number[];
  readonly length: number[];
  readonly arrival: number[];
  readonly from: number[];
}

/** Where an A* search wants to go; the tree grows towards it only. */
export interface Aim {
  readonly x: number;
  readonly y: number;
  /** No way longer than this is of interest; falls as better ways are found. */
  best: number;
  /** Called for each accepted state, to see whether the aim can be reached from it. */
  accepted(state: number): void;
}

export function plant(space: Space, budget: number): Tree {
  const tree: Tree = {
    space,
    budget,
    arcs: noArcs(space),
    element: [],
    side: [],
    angle: [],
    cost: [],
    room: [],
    parent: [],
    head: [],
    next: [],
    queue: { order: [], key: [] },
    toElement: [],
    toSide: [],
    directionX: [],
    directionY: [],
    length: [],
    arrival: [],
    from: [],
  };
  for (let i = 0; i < 2 * space.elementX.length; i++) tree.head.push(-1);
  return tree;
}

/** Grows the whole tree within its budget, or, given an aim, until no better way to it can come. */
export function grow(tree: Tree, aim?: Aim): void {
  sprout(tree, aim);
  const { queue } = tree;
  while (queue.order.length > 0) {
    const entry = pop(queue);
    if (aim !== undefined && queue.key[entry]! >= aim.best) return;
    const state = accept(tree, entry);
    if (state < 0) continue;
    aim?.accepted(state);
    branch(tree, state, aim);
  }
}

const tangent: Tangent = { x: 0, y: 0, length: 0 };

/** Tangents from the mover's place to every element, both ways round. */
function sprout(tree: Tree, aim: Aim | undefined): void {
  const { space } = tree;
  const { elementX, elementY, obstacle, radius } = space;
  for (let e = 0; e < elementX.length; e++) {
    const r = radius[obstacle[e]!]!;
    for (let side: 1 | -1 = 1; ; side = -1) {
      if (bitangent(space.x, space.y, 0, elementX[e]!, elementY[e]!, side * r, tangent)) {
        enqueue(tree, aim, e, side, r, 0, -1);
      }
      if (side < 0) break;
    }
  }
}

/** Tangents that leave an accepted state's arc, as far as no cheaper state has taken over. */
function branch(tree: Tree, state: number, aim: Aim | undefined): void {
  const { space } = tree;
  const { elementX, elementY, obstacle, radius, first } = space;
  const element = tree.element[state]!;
  const side = tree.side[state]!;
  const own = obstacle[element]!;
  const r = radius[own]!;
  const x = elementX[element]!;
  const y = elementY[element]!;
  const room = roomToTake(tree, state);
  const cost = tree.cost[state]!;
  const reach = tree.budget + BUDGET_SLACK - cost;
  for (let other = 0; other < radius.length; other++) {
    if (other === own) continue;
    const dx = space.midX[other]! - x;
    const dy = space.midY[other]! - y;
    const far = reach + r + space.bound[other]!;
    if (dx * dx + dy * dy > far * far) continue;
    const r2 = radius[other]!;
    for (let e = first[other]!; e < first[other + 1]!; e++) {
      for (let side2: 1 | -1 = 1; ; side2 = -1) {
        if (bitangent(x, y, side * r, elementX[e]!, elementY[e]!, side2 * r2, tangent)) {
          leave(tree, aim, state, room, e, side2, r2);
        }
        if (side2 < 0) break;
      }
    }
  }
  if (isDisc(space, own)) return;
  // Along the straight side of the own polygon to its next corner.
  const e = side > 0 ? elementAfter(space, element) : elementBefore(space, element);
  if (bitangent(x, y, side * r, elementX[e]!, elementY[e]!, side * r, tangent)) {
    leave(tree, aim, state, room, e, side, r);
  }
}

/** Queues the tangent at hand if it leaves the state's arc within `room`. */
function leave(
  tree: Tree,
  aim: Aim | undefined,
  state: number,
  room: number,
  toElement: number,
  toSide: 1 | -1,
  toRadius: number,
): void {
  const { space } = tree;
  const element = tree.element[state]!;
  const side = tree.side[state]!;
  if (!inCone(space, element, side * tangent.y, -side * tangent.x)) return;
  const turn = turnTo(tree, state, tangent.x, tangent.y);
  if (turn > room + ANGLE_SLACK) return;
  const cost = tree.cost[state]! + space.radius[space.obstacle[element]!]! * turn;
  enqueue(tree, aim, toElement, toSide, toRadius, cost, state);
}

/** How far a state must slide until it faces a direction. */
export function turnTo(tree: Tree, state: number, dx: number, dy: number): number {
  const side = tree.side[state]!;
  let turn = side * (atan2(-side * dx, side * dy) - tree.angle[state]!);
  if (turn < 0) turn += TURN;
  else if (turn >= TURN) turn -= TURN;
  return turn > TURN - ANGLE_SLACK ? 0 : turn;
}

function enqueue(
  tree: Tree,
  aim: Aim | undefined,
  element: number,
  side: 1 | -1,
  r: number,
  cost: number,
  from: number,
): void {
  const { space, queue } = tree;
  const arrival = cost + tangent.length;
  if (arrival > tree.budget + BUDGET_SLACK) return;
  const ux = side * tangent.y;
  const uy = -side * tangent.x;
  if (!inCone(space, element, ux, uy)) return;
  let key = arrival;
  if (aim !== undefined) {
    const dx = aim.x - space.elementX[element]! - r * ux;
    const dy = aim.y - space.elementY[element]! - r * uy;
    key += Math.sqrt(dx * dx + dy * dy);
    if (key > tree.budget + BUDGET_SLACK || key >= aim.best) return;
  }
  const entry = tree.toElement.length;
  tree.toElement.push(element);
  tree.toSide.push(side);
  tree.directionX.push(tangent.x);
  tree.directionY.push(tangent.y);
  tree.length.push(tangent.length);
  tree.arrival.push(arrival);
  tree.from.push(from);
  queue.key.push(key);
  push(queue, entry);
}

/** Makes a state of a waiting tangent, unless a cheaper state already slides through there or something is in the way. */
function accept(tree: Tree, entry: number): number {
  const { space, arcs } = tree;
  const element = tree.toElement[entry]!;
  const side = tree.toSide[entry]!;
  const dx = tree.directionX[entry]!;
  const dy = tree.directionY[entry]!;
  const cost = tree.arrival[entry]!;
  const angle = atan2(-side * dx, side * dy);
  const own = space.obstacle[element]!;
  const r = space.radius[own]!;
  const list = 2 * element + (side > 0 ? 1 : 0);
  for (let s = tree.head[list]!; s >= 0; s = tree.next[s]!) {
    const turn = turnTo(tree, s, dx, dy);
    if (turn <= tree.room[s]! + ANGLE_SLACK && tree.cost[s]! + r * turn <= cost + DOMINATED) return -1;
  }
  const endX = space.elementX[element]! + r * side * dy;
  const endY = space.elementY[element]! - r * side * dx;
  const length = tree.length[entry]!;
  const from = tree.from[entry]!;
  const left = from < 0 ? -1 : space.obstacle[tree.element[from]!]!;
  if (!segmentIsFree(space, endX - length * dx, endY - length * dy, endX, endY, left, own)) return -1;
  knowArcs(space, arcs, element);
  const room = slideFrom(arcs, element, angle, side);
  if (room < 0) return -1;
  const state = tree.element.length;
  tree.element.push(element);
  tree.side.push(side);
  tree.angle.push(angle);
  tree.cost.push(cost);
  tree.room.push(room);
  tree.parent.push(from);
  tree.next.push(tree.head[list]!);
  tree.head[list] = state;
  return state;
}

/** A way that is not shorter by more than this adds nothing. */
const DOMINATED = 1e-9;

/** The slide of a new state, cut where an earlier, hence cheaper, state of the same stretch begins. */
function roomToTake(tree: Tree, state: number): number {
  let room = tree.room[state]!;
  const side = tree.side[state]!;
  for (let s = tree.next[state]!; s >= 0; s = tree.next[s]!) {
    let turn = side * (tree.angle[s]! - tree.angle[state]!);
    if (turn < 0) turn += TURN;
    if (turn < room) room = turn;
  }
  return room;
}
