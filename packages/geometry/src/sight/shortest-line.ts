import { layCentreLine } from './find-line.ts';
import { emptyLine, isFree, meetsBoth, type Line } from './line.ts';
import { circlesOf, freeStretches, lay, type Pencil } from './pencil.ts';
import type { Scene } from './scene.ts';

/**
 * Lays the shortest of all free lines, if there is any. It is the centre line, or it touches a blocker: turned round that
 * blocker its length has a smallest value that is no tangent of two things, so tangents alone are not enough (C-LOS-2).
 */
export function shortestLine(scene: Scene, line: Line): boolean {
  layCentreLine(scene, line);
  if (isFree(scene, line)) return true;
  const circles = circlesOf(scene);
  let best = Infinity;
  for (const circle of circles.slice(2)) {
    for (const left of circle.r === 0 ? [0] : [circle.r, -circle.r]) {
      const pencil: Pencil = { x: circle.x, y: circle.y, left };
      for (const [from, to] of freeStretches(scene, pencil, circles)) {
        for (const angle of [from, narrow(scene, pencil, from, to), to]) {
          if (lengthAt(scene, pencil, angle) >= best || !isFree(scene, trial)) continue;
          best = trial.end - trial.start;
          Object.assign(line, trial);
        }
      }
    }
  }
  return best < Infinity;
}

const trial = emptyLine();

const GOLDEN = 0.6180339887498949;
const STEPS = 50;

/** Golden section: the least length between two angles. */
function narrow(scene: Scene, pencil: Pencil, from: number, to: number): number {
  let low = from;
  let high = to;
  let a = high - GOLDEN * (high - low);
  let b = low + GOLDEN * (high - low);
  let lengthA = lengthAt(scene, pencil, a);
  let lengthB = lengthAt(scene, pencil, b);
  for (let step = 0; step < STEPS; step++) {
    if (lengthA <= lengthB) {
      high = b;
      b = a;
      lengthB = lengthA;
      a = high - GOLDEN * (high - low);
      lengthA = lengthAt(scene, pencil, a);
    } else {
      low = a;
      a = b;
      lengthA = lengthB;
      b = low + GOLDEN * (high - low);
      lengthB = lengthAt(scene, pencil, b);
    }
  }
  return (low + high) / 2;
}

function lengthAt(scene: Scene, pencil: Pencil, angle: number): number {
  lay(scene, trial, pencil, angle);
  return meetsBoth(scene, trial) ? trial.end - trial.start : Infinity;
}
