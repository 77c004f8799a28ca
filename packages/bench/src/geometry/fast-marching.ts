import type { Point } from '@signum/geometry';
import { fromCore, type Obstacle, type Room } from '@signum/geometry/testing';
import { Heap } from './heap.ts';

/** Distances on a grid: what a game without exact geometry would compute to show where a base can go. */
export interface GridField {
  readonly at: (p: Point) => number;
}

const BLOCKED = 2;
const SETTLED = 1;

/**
 * First-order fast marching (the standard upwind scheme) over the square that a budget can reach. Arrays live from call
 * to call, so only the work itself is measured.
 */
export function fastMarching(cell: number, mostCells = 1_000_000): typeof march {
  const cost = new Float64Array(mostCells);
  const state = new Uint8Array(mostCells);
  const heap = new Heap();
  return march;

  function march(obstacles: readonly Obstacle[], room: Room, start: Point, budget: number): GridField {
    const left = Math.max(room.from, start.x - budget);
    const low = Math.max(room.from, start.y - budget);
    const columns = Math.floor((Math.min(room.to, start.x + budget) - left) / cell) + 1;
    const rows = Math.floor((Math.min(room.to, start.y + budget) - low) / cell) + 1;
    cost.fill(Infinity, 0, columns * rows);
    state.fill(0, 0, columns * rows);
    for (const obstacle of obstacles) block(obstacle, left, low, columns, rows);
    heap.clear();
    seed(start, left, low, columns, rows);
    while (heap.size > 0) {
      const index = heap.pop();
      if (state[index] !== 0) continue;
      state[index] = SETTLED;
      if (cost[index]! > budget) break;
      const column = index % columns;
      if (column > 0) relax(index - 1, columns, rows);
      if (column + 1 < columns) relax(index + 1, columns, rows);
      if (index >= columns) relax(index - columns, columns, rows);
      if (index + columns < columns * rows) relax(index + columns, columns, rows);
    }
    return { at: p => cost[cellOf(p, left, low, columns, rows)] ?? Infinity };
  }

  function cellOf(p: Point, left: number, low: number, columns: number, rows: number): number {
    const column = Math.round((p.x - left) / cell);
    const row = Math.round((p.y - low) / cell);
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  }

  /** Marks the cells whose centre lies in the obstacle, looking only at the box round it. */
  function block({ core, radius }: Obstacle, left: number, low: number, columns: number, rows: number): void {
    const xs = core.map(p => p.x);
    const ys = core.map(p => p.y);
    const first = Math.max(0, Math.ceil((Math.min(...xs) - radius - left) / cell));
    const last = Math.min(columns - 1, Math.floor((Math.max(...xs) + radius - left) / cell));
    const bottom = Math.max(0, Math.ceil((Math.min(...ys) - radius - low) / cell));
    const top = Math.min(rows - 1, Math.floor((Math.max(...ys) + radius - low) / cell));
    const [centre] = core;
    for (let row = bottom; row <= top; row++) {
      const y = low + row * cell;
      if (core.length === 1 && centre !== undefined) {
        const up = y - centre.y;
        const half = Math.sqrt(Math.max(0, radius * radius - up * up));
        const from = Math.max(first, Math.ceil((centre.x - half - left) / cell));
        const to = Math.min(last, Math.floor((centre.x + half - left) / cell));
        if (from <= to) state.fill(BLOCKED, row * columns + from, row * columns + to + 1);
      } else {
        for (let column = first; column <= last; column++) {
          if (fromCore({ x: left + column * cell, y }, core) < radius) state[row * columns + column] = BLOCKED;
        }
      }
    }
  }

  /** The cells round the start get their exact distance, which spares the scheme its worst errors. */
  function seed(start: Point, left: number, low: number, columns: number, rows: number): void {
    const column = Math.round((start.x - left) / cell);
    const row = Math.round((start.y - low) / cell);
    for (let r = Math.max(0, row - 3); r <= Math.min(rows - 1, row + 3); r++) {
      for (let c = Math.max(0, column - 3); c <= Math.min(columns - 1, column + 3); c++) {
        const index = r * columns + c;
        if (state[index] === BLOCKED) continue;
        const [dx, dy] = [left + c * cell - start.x, low + r * cell - start.y];
        const exact = Math.sqrt(dx * dx + dy * dy);
        cost[index] = exact;
        heap.push(exact, index);
      }
    }
  }

  function relax(index: number, columns: number, rows: number): void {
    if (state[index] !== 0) return;
    const column = index % columns;
    const west = column > 0 ? cost[index - 1]! : Infinity;
    const east = column + 1 < columns ? cost[index + 1]! : Infinity;
    const south = index >= columns ? cost[index - columns]! : Infinity;
    const north = index + columns < columns * rows ? cost[index + columns]! : Infinity;
    const a = west < east ? west : east;
    const b = south < north ? south : north;
    const apart = a < b ? b - a : a - b;
    const arrival = apart >= cell ? (a < b ? a : b) + cell : (a + b + Math.sqrt(2 * cell * cell - apart * apart)) / 2;
    if (arrival < cost[index]!) {
      cost[index] = arrival;
      heap.push(arrival, index);
    }
  }
}
