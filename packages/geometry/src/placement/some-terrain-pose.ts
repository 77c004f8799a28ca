import type { Board } from '../board.ts';
import { CONTACT, type Length } from '../length.ts';
import { pop, push, type Heap } from '../movement/heap.ts';
import { norm } from '../number.ts';
import type { Pose } from '../pose.ts';
import type { Shape } from '../shape.ts';
import type { Box } from './box.ts';
import { look, type Cell } from './pose-cell.ts';
import { prospectOf, type Turns } from './prospect.ts';
import { farthest, roomyBoxes, type Grain } from './roomy-boxes.ts';
import { neighboursOf, type Neighbour, type TerrainRules } from './terrain-space.ts';
import {
  keepoutsFrom,
  turningTemplate,
  type Disc,
  type TurningKeepout,
  type TurningTemplate,
} from './turning-template.ts';

/**
 * Some pose in which a template can be played; without one its card cannot be (C-TER-5). Every whole place counts, and every
 * whole degree: cells of places and turns are looked at and split.
 *
 * With `over` only poses count in which the template would lie over one of these discs, or touch it. Where there was no pose
 * before, there is one now only where somebody has left.
 */
export function someTerrainPose(
  board: Board,
  pieces: readonly Shape[],
  rules: TerrainRules,
  over?: readonly Disc[],
): Pose | undefined {
  const template = turningTemplate(board.width, pieces);
  const radius = Math.max(...pieces.map(({ core }) => farthest(core)));
  const finer: Cell[] = [];
  // all of the coarse ones first: where there is much room it is found at once
  for (const cell of coarseCells(board, pieces, rules, template, 'coarse', over)) {
    const pose = look(template, radius, cell, finer);
    if (pose !== undefined) return pose;
  }
  for (let cell = finer.pop(); cell !== undefined; cell = finer.pop()) {
    const pose = look(template, radius, cell, finer);
    if (pose !== undefined) return pose;
  }
  return undefined;
}

/**
 * The same, looked for where there is most room first. Where there is a pose it is found sooner, and is another one perhaps: for
 * whoever only wants to know whether there is any.
 */
export function roomiestTerrainPose(
  board: Board,
  pieces: readonly Shape[],
  rules: TerrainRules,
  over?: readonly Disc[],
): Pose | undefined {
  const template = turningTemplate(board.width, pieces);
  const radius = Math.max(...pieces.map(({ core }) => farthest(core)));
  const cells: Cell[] = [];
  const waiting: Heap = { order: [], key: [] };
  for (const cell of coarseCells(board, pieces, rules, template, 'fine', over)) {
    const pose = look(template, radius, cell, cells);
    if (pose !== undefined) return pose;
  }
  for (;;) {
    for (let next = waiting.key.length; next < cells.length; next++) {
      waiting.key.push(-cells[next]!.room);
      push(waiting, next);
    }
    if (waiting.order.length === 0) return undefined;
    const pose = look(template, radius, cells[pop(waiting)]!, cells);
    if (pose !== undefined) return pose;
  }
}

/** All turns of all boxes with some room, in eighths of a whole turn. */
function* coarseCells(
  board: Board,
  pieces: readonly Shape[],
  rules: TerrainRules,
  template: TurningTemplate,
  grain: Grain,
  over: readonly Disc[] | undefined,
): Generator<Cell> {
  const outer = Math.max(...pieces.map(({ core, rho }) => rho + farthest(core)));
  const neighbours: Met[] = neighboursOf(board, rules).map(neighbour => ({ ...neighbour, keepouts: undefined }));
  const prospect = prospectOf(board.width, pieces, neighbours, eighths(template.turns));
  for (const { x1, y1, x2, y2, near } of roomyBoxes(board.width, pieces, neighbours, grain, prospect.hasRoomIn)) {
    const box = { x1, y1, x2, y2 };
    if (over && !over.some(disc => isNear(box, disc, outer))) continue;
    const roomy = prospect.turnsIn(box);
    if (roomy.length === 0) continue;
    const keepouts: TurningKeepout[] = [];
    for (const neighbour of near) {
      for (const keepout of (neighbour.keepouts ??= keepoutsFrom(neighbour, template))) keepouts.push(keepout);
    }
    for (const { from, to } of roomy) yield { x1, y1, x2, y2, from, to, keepouts, room: 0 };
  }
}

/** A neighbour, and what the template keeps away from because of it: worked out when it first matters. */
interface Met extends Neighbour {
  keepouts: readonly TurningKeepout[] | undefined;
}

function eighths(turns: number): Turns[] {
  const parts: Turns[] = [];
  for (let from = 0; from < turns; from += 45) parts.push({ from, to: Math.min(from + 45, turns) - 1 });
  return parts;
}

/** Could a template with its origin in the box come near to the disc? */
function isNear(box: Box, { x, y, r }: Disc, outer: Length): boolean {
  const dx = Math.max(box.x1 - x, 0, x - box.x2);
  const dy = Math.max(box.y1 - y, 0, y - box.y2);
  return norm(dx, dy) <= outer + r + CONTACT + ROUNDING;
}

/** Turned corners come to lie on whole places, up to 0.71 beside their own. */
const ROUNDING = 2;
