import type { Length } from '../length.ts';
import { emptyLine, isFree, isStoppedBy, meetsBoth, touch, type Line } from './line.ts';
import { rimCrossings } from './rim-crossings.ts';
import { APART, LIES_ON, type Scene } from './scene.ts';

/** Lengths of lines are doubles; a line of exactly the range is not too long. */
export const RANGE_SLACK = 1e-6;

/** Lays a free line not longer than the range, if one of the outermost lines is such a line. */
export function findLine(scene: Scene, line: Line, range: Length): boolean {
  scene.hasLongLine = false;
  layCentreLine(scene, line);
  if (isGood(scene, line, range)) return true;
  if (isShutByOne(scene)) return false;
  return findTangent(scene, line, range) || findThroughCrossing(scene, line, range);
}

/** From centre to centre: most bases that are seen are seen so. */
export function layCentreLine(scene: Scene, line: Line): void {
  const { span, toX, toY, fromR, toR } = scene;
  line.dx = span > 0 ? toX / span : 1;
  line.dy = span > 0 ? toY / span : 0;
  line.shift = 0;
  line.start = fromR;
  line.end = span - toR;
  // bases that lie on one another do not happen in a game; any common point would do
  if (line.end < line.start) line.end = line.start;
}

function isGood(scene: Scene, line: Line, range: Length): boolean {
  const fits = line.end - line.start <= range + RANGE_SLACK;
  if (!fits && scene.hasLongLine) return false;
  if (!isFree(scene, line)) return false;
  if (!fits) scene.hasLongLine = true;
  return fits;
}

function isGoodTangent(scene: Scene, line: Line, range: Length): boolean {
  return meetsBoth(scene, line) && isGood(scene, line, range);
}

/** Does one blocker reach across the whole hull of both bases? It is convex, so then no line passes it. */
function isShutByOne(scene: Scene): boolean {
  const { fromR, toR, toX, toY, blockers } = scene;
  if (!touch(leftSide, 0, 0, -fromR, toX, toY, -toR) || !meetsBoth(scene, leftSide)) return false;
  if (!touch(rightSide, 0, 0, fromR, toX, toY, toR) || !meetsBoth(scene, rightSide)) return false;
  for (let k = 0; k < blockers; k++) {
    // what lies on a base may cut it in two, with a free part on either side
    if (scene.place[k] === LIES_ON) continue;
    if (isStoppedBy(scene, k, leftSide) && isStoppedBy(scene, k, rightSide)) return true;
  }
  return false;
}

const leftSide = emptyLine();
const rightSide = emptyLine();

/**
 * The lines that cannot be turned further to the left: what they touch ahead holds them from the left, what they touch behind
 * from the right. A blocker holds from the side on which it stands, the two bases from the other side, as the line must meet them.
 */
function findTangent(scene: Scene, line: Line, range: Length): boolean {
  const { fromR, toR, toX, toY, blockers, x, y } = scene;
  if (touch(line, 0, 0, fromR, toX, toY, -toR) && isGoodTangent(scene, line, range)) return true;
  for (let k = 0; k < blockers; k++) {
    const reach = scene.reach[k]!;
    for (let i = scene.first[k]!; i < scene.past[k]!; i++) {
      if (touch(line, 0, 0, fromR, x[i]!, y[i]!, reach) && isHeld(scene, k, i, 1, line)) {
        if (isGoodTangent(scene, line, range)) return true;
      }
      if (touch(line, x[i]!, y[i]!, -reach, toX, toY, -toR) && isHeld(scene, k, i, -1, line)) {
        if (isGoodTangent(scene, line, range)) return true;
      }
    }
  }
  for (let behind = 0; behind < blockers; behind++) {
    for (let ahead = 0; ahead < blockers; ahead++) {
      if (ahead !== behind && findBetween(scene, line, behind, ahead, range)) return true;
    }
  }
  return false;
}

/** The lines that pass left of one blocker and then right of another. */
function findBetween(scene: Scene, line: Line, behind: number, ahead: number, range: Length): boolean {
  const { x, y } = scene;
  const reach1 = scene.reach[behind]!;
  const reach2 = scene.reach[ahead]!;
  for (let i = scene.first[behind]!; i < scene.past[behind]!; i++) {
    for (let j = scene.first[ahead]!; j < scene.past[ahead]!; j++) {
      if (!touch(line, x[i]!, y[i]!, -reach1, x[j]!, y[j]!, reach2)) continue;
      if (!isHeld(scene, behind, i, -1, line) || !isHeld(scene, ahead, j, 1, line)) continue;
      if (isGoodTangent(scene, line, range)) return true;
    }
  }
  return false;
}

/** Does the whole blocker lie on one side (1 left, -1 right) of a line that touches its corner i? Its neighbours tell. */
function isHeld(scene: Scene, blocker: number, i: number, side: 1 | -1, line: Line): boolean {
  const first = scene.first[blocker]!;
  const past = scene.past[blocker]!;
  if (past - first === 1) return true;
  const before = i === first ? past - 1 : i - 1;
  const after = i + 1 === past ? first : i + 1;
  const { x, y } = scene;
  const px = side * (x[before]! - x[i]!);
  const py = side * (y[before]! - y[i]!);
  const qx = side * (x[after]! - x[i]!);
  const qy = side * (y[after]! - y[i]!);
  return line.dx * py - line.dy * px >= -CONE_SLACK && line.dx * qy - line.dy * qx >= -CONE_SLACK;
}

const CONE_SLACK = 1e-6;

/** The outermost lines that leave or enter a base just where a blocker begins to cover its rim. */
function findThroughCrossing(scene: Scene, line: Line, range: Length): boolean {
  if (!hasNeighbour(scene)) return false;
  const { fromR, toR, toX, toY } = scene;
  const exits = rimCrossings(scene, 0, 0, fromR);
  const entries = rimCrossings(scene, toX, toY, toR);
  for (let e = 0; e < exits.length; e += 2) {
    const x = exits[e]!;
    const y = exits[e + 1]!;
    if (touch(line, 0, 0, fromR, x, y, 0) && isGoodTangent(scene, line, range)) return true;
    if (touch(line, x, y, 0, toX, toY, -toR) && isGoodTangent(scene, line, range)) return true;
    if (findFromPoint(scene, line, x, y, range)) return true;
    for (let q = 0; q < entries.length; q += 2) {
      if (touch(line, x, y, 0, entries[q]!, entries[q + 1]!, 0) && isGoodTangent(scene, line, range)) return true;
    }
  }
  for (let q = 0; q < entries.length; q += 2) {
    const x = entries[q]!;
    const y = entries[q + 1]!;
    if (touch(line, 0, 0, fromR, x, y, 0) && isGoodTangent(scene, line, range)) return true;
    if (touch(line, x, y, 0, toX, toY, -toR) && isGoodTangent(scene, line, range)) return true;
    if (findToPoint(scene, line, x, y, range)) return true;
  }
  return false;
}

/** Lines from a point that pass right of a blocker. */
function findFromPoint(scene: Scene, line: Line, px: number, py: number, range: Length): boolean {
  const { x, y, first, past, reach } = scene;
  for (let k = 0; k < scene.blockers; k++) {
    for (let i = first[k]!; i < past[k]!; i++) {
      if (touch(line, px, py, 0, x[i]!, y[i]!, reach[k]!) && isGoodTangent(scene, line, range)) return true;
    }
  }
  return false;
}

/** Lines that pass left of a blocker to a point. */
function findToPoint(scene: Scene, line: Line, px: number, py: number, range: Length): boolean {
  const { x, y, first, past, reach } = scene;
  for (let k = 0; k < scene.blockers; k++) {
    for (let i = first[k]!; i < past[k]!; i++) {
      if (touch(line, x[i]!, y[i]!, -reach[k]!, px, py, 0) && isGoodTangent(scene, line, range)) return true;
    }
  }
  return false;
}

export function hasNeighbour(scene: Scene): boolean {
  for (let k = 0; k < scene.blockers; k++) {
    if (scene.place[k] !== APART) return true;
  }
  return false;
}
