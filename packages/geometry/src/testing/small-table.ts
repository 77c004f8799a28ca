import type { Base, Board, Terrain } from '../board.ts';
import type { MoveSpec } from '../movement/spec.ts';
import type { Shape } from '../shape.ts';

/** Small tables for tests, written in whole millimetres where nothing finer matters. */
export const mm = (millimetres: number): number => Math.round(millimetres * 100);

/** A base by its diameter, in millimetres; friends are of team 0. */
export function friend(id: string, x: number, y: number, diameter = 32): Base {
  return { id, team: 0, hidden: false, x: mm(x), y: mm(y), r: mm(diameter / 2) };
}

export function enemy(id: string, x: number, y: number, diameter = 32): Base {
  return { ...friend(id, x, y, diameter), team: 1 };
}

/** An axis-parallel box from corner to corner. */
export function box(x1: number, y1: number, x2: number, y2: number, rho = 0): Shape {
  const corners = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ] as const;
  return { core: corners.map(([x, y]) => ({ x: mm(x), y: mm(y) })), rho: mm(rho) };
}

export function impassable(id: string, ...pieces: Shape[]): Terrain {
  return { id, pieces, impassable: true, difficult: false, blocksSight: false, cover: false };
}

export function difficult(id: string, ...pieces: Shape[]): Terrain {
  return { ...impassable(id, ...pieces), impassable: false, difficult: true };
}

/** A table of 600 mm (C-CMP-6). */
export function table(bases: readonly Base[], terrains: readonly Terrain[] = []): Board {
  return { width: mm(600), bases, terrains };
}

/** An ordinary walk of so many millimetres; S is 80 mm (C-CMP-4). */
export function walking(budget: number, more: Partial<MoveSpec> = {}): MoveSpec {
  return {
    budget: mm(budget),
    short: mm(80),
    mode: 'walk',
    run: false,
    pathfinder: false,
    capped: false,
    avoidContact: false,
    band: 300,
    ...more,
  };
}
