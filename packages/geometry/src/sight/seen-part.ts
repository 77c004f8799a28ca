import type { Board } from '../board.ts';
import { atan2, cosSin } from '../number.ts';
import type { Point } from '../point.ts';
import { emptyLine, isFree, meetsBoth, touch } from './line.ts';
import { circlesOf, freeStretches, lay, type Circle, type Pencil } from './pencil.ts';
import { stage, type Scene, type SceneRules, type Watcher } from './scene.ts';

/** A stretch of the target's rim that can be seen, with the fan of lines that see it; to be drawn. */
export interface SeenPart {
  /** Angles on the target's rim, counter-clockwise from the first to the second. */
  readonly from: number;
  readonly to: number;
  /** The outline of the fan: along the watcher's rim and back along the target's. */
  readonly fan: readonly Point[];
}

/** How many lines of a fan are drawn. */
const RAYS = 9;

/** What can be seen of a target: no part at all when there is no line of sight. The range is not looked at. */
export function seenParts(board: Board, from: Watcher, to: Watcher, rules: SceneRules = {}): SeenPart[] {
  const scene = stage(board, from, to, rules);
  if (scene.span === 0) return [];
  const circles = circlesOf(scene);
  const marks = rimMarks(scene, circles);
  const parts: SeenPart[] = [];
  let begun: number | undefined;
  for (let i = 1; i < marks.length; i++) {
    const isSeen = widest(scene, circles, (marks[i - 1]! + marks[i]!) / 2) !== undefined;
    if (isSeen) begun ??= marks[i - 1]!;
    if (begun !== undefined && (!isSeen || i + 1 === marks.length)) {
      parts.push(partOf(scene, circles, from, begun, isSeen ? marks[i]! : marks[i - 1]!));
      begun = undefined;
    }
  }
  return parts;
}

const trial = emptyLine();

/** Angles of the rim, seen from the middle of its front, where seeing can begin or cease: the ends of free critical lines. */
function rimMarks(scene: Scene, circles: readonly Circle[]): number[] {
  const marks = new Set<number>();
  for (const one of circles) {
    for (const other of circles) {
      if (one === other) continue;
      for (const left1 of [one.r, -one.r]) {
        for (const left2 of [other.r, -other.r]) {
          if (!touch(trial, one.x, one.y, left1, other.x, other.y, left2)) continue;
          if (meetsBoth(scene, trial) && isFree(scene, trial)) marks.add(entryAngle(scene));
        }
      }
    }
  }
  return [...marks].toSorted((a, b) => a - b);
}

/** Where the trial line enters the target, as an angle from the middle of its front. */
function entryAngle(scene: Scene): number {
  const { toX, toY } = scene;
  const x = trial.end * trial.dx - trial.shift * trial.dy - toX;
  const y = trial.end * trial.dy + trial.shift * trial.dx - toY;
  return atan2(-toX * y + toY * x, -toX * x - toY * y);
}

function rimPencil(scene: Scene, angle: number): Pencil {
  const { toX, toY, toR, span } = scene;
  const [cos, sin] = cosSin(angle);
  const x = -(toX * cos - toY * sin) / span;
  const y = -(toY * cos + toX * sin) / span;
  return { x: toX + toR * x, y: toY + toR * y, left: 0 };
}

/** The middle of the widest bundle of lines that end at a point of the target's rim, if there is any. */
function widest(scene: Scene, circles: readonly Circle[], angle: number): number | undefined {
  const pencil = rimPencil(scene, angle);
  let best: number | undefined;
  let width = 0;
  for (const [low, high] of freeStretches(scene, pencil, circles)) {
    lay(scene, trial, pencil, (low + high) / 2);
    const entersHere = trial.dx * (pencil.x - scene.toX) + trial.dy * (pencil.y - scene.toY) <= 0;
    if (!entersHere || high - low <= width) continue;
    width = high - low;
    best = (low + high) / 2;
  }
  return best;
}

function partOf(scene: Scene, circles: readonly Circle[], origin: Point, low: number, high: number): SeenPart {
  const exits: Point[] = [];
  const entries: Point[] = [];
  for (let i = 0; i < RAYS; i++) {
    const at = low + ((i + 0.5) / RAYS) * (high - low);
    const angle = widest(scene, circles, at);
    if (angle === undefined) continue;
    const pencil = rimPencil(scene, at);
    lay(scene, trial, pencil, angle);
    if (!meetsBoth(scene, trial)) continue;
    const x = origin.x - trial.shift * trial.dy;
    const y = origin.y + trial.shift * trial.dx;
    exits.push({ x: x + trial.start * trial.dx, y: y + trial.start * trial.dy });
    entries.push({ x: x + trial.end * trial.dx, y: y + trial.end * trial.dy });
  }
  const front = atan2(-scene.toY, -scene.toX);
  return { from: front + low, to: front + high, fan: [...exits, ...entries.toReversed()] };
}
