import type { Length } from '../length.ts';
import { atan2, cosSin } from '../number.ts';
import { emptyLine, isFree, meetsBoth, touch, type Line } from './line.ts';
import { rimCrossings } from './rim-crossings.ts';
import type { Scene } from './scene.ts';

/** A circle that lines can touch, or with no radius a point that they can run through. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: Length;
}

/** All lines that pass a point at a given distance on their left: the tangents of one circle. */
export interface Pencil {
  readonly x: number;
  readonly y: number;
  readonly left: number;
}

/** Everything that a critical line can touch or run through; the two bases come first. */
export function circlesOf(scene: Scene): Circle[] {
  const { fromR, toR, toX, toY } = scene;
  const circles: Circle[] = [
    { x: 0, y: 0, r: fromR },
    { x: toX, y: toY, r: toR },
  ];
  for (let k = 0; k < scene.blockers; k++) {
    for (let i = scene.first[k]!; i < scene.past[k]!; i++) {
      circles.push({ x: scene.x[i]!, y: scene.y[i]!, r: scene.reach[k]! });
    }
  }
  const crossings = [...rimCrossings(scene, 0, 0, fromR), ...rimCrossings(scene, toX, toY, toR)];
  for (let i = 0; i < crossings.length; i += 2) circles.push({ x: crossings[i]!, y: crossings[i + 1]!, r: 0 });
  return circles;
}

/** The angle of a line against the line of centres. */
function angleOf(scene: Scene, line: Line): number {
  const { toX, toY } = scene;
  return atan2(toX * line.dy - toY * line.dx, toX * line.dx + toY * line.dy);
}

export function lay(scene: Scene, line: Line, pencil: Pencil, angle: number): void {
  const [cos, sin] = cosSin(angle);
  const ex = scene.toX / scene.span;
  const ey = scene.toY / scene.span;
  line.dx = cos * ex - sin * ey;
  line.dy = sin * ex + cos * ey;
  line.shift = line.dx * pencil.y - line.dy * pencil.x - pencil.left;
}

/** The stretches of free lines of a pencil, as pairs of angles in order. Between two critical angles all are free, or none is. */
export function freeStretches(scene: Scene, pencil: Pencil, circles: readonly Circle[]): [from: number, to: number][] {
  const angles = criticalAngles(scene, pencil, circles);
  const found: [number, number][] = [];
  for (let i = 1; i < angles.length; i++) {
    const from = angles[i - 1]!;
    const to = angles[i]!;
    if (from === to) continue;
    lay(scene, trial, pencil, (from + to) / 2);
    if (meetsBoth(scene, trial) && isFree(scene, trial)) found.push([from, to]);
  }
  return found;
}

const trial = emptyLine();

/** Where lines of a pencil can begin or cease to be free, in order. */
function criticalAngles(scene: Scene, pencil: Pencil, circles: readonly Circle[]): number[] {
  const angles: number[] = [];
  for (const { x, y, r } of circles) {
    for (const left of r === 0 ? [0] : [r, -r]) {
      if (touch(trial, pencil.x, pencil.y, pencil.left, x, y, left)) angles.push(angleOf(scene, trial));
      if (touch(trial, x, y, left, pencil.x, pencil.y, pencil.left)) angles.push(angleOf(scene, trial));
    }
  }
  return angles.toSorted((a, b) => a - b);
}
