import type { TemplatePiece, TerrainCard } from '@signum/classic';
import type { Scope } from './scope.ts';

/** No template is wider than this, in millimetres: it must find a place on a table of 600. */
const WIDEST = 300;

type Corner = readonly [x: number, y: number];

/** The pieces of a template are convex and counter-clockwise, and all of it finds room on the table (C-CRD-33). */
export function checkTemplate(scope: Scope, { template }: TerrainCard): void {
  for (const [at, piece] of template.entries()) checkPiece(scope, piece, `template[${at}]`);
  const reach = template.flatMap(({ core, radius }) =>
    core.flatMap(([x, y]) => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  );
  for (const axis of [0, 1] as const) {
    const values = reach.map(corner => corner[axis]!);
    const size = Math.max(...values) - Math.min(...values);
    if (size > WIDEST) scope.tell('template', `is ${size} mm ${axis === 0 ? 'wide' : 'high'}; the most is ${WIDEST}`);
  }
}

function checkPiece(scope: Scope, { core, radius }: TemplatePiece, where: string): void {
  if (core.length < 3 && radius === 0) scope.tell(where, 'has no area: give it a radius or three corners');
  if (core.length < 2) return;
  const twice = core.findIndex((corner, at) => core.some((other, to) => to < at && isSame(corner, other)));
  if (twice >= 0) return scope.tell(`${where}.core[${twice}]`, 'is a corner that was there before');
  if (core.length < 3) return;
  const bend = core.findIndex((corner, at) => turn(core.at(at - 1)!, corner, core[(at + 1) % core.length]!) <= 0);
  if (bend < 0 && windings(core) === 1) return;
  const isBackward = core.every((corner, at) => turn(core.at(at - 1)!, corner, core[(at + 1) % core.length]!) < 0);
  if (isBackward) scope.tell(`${where}.core`, 'goes clockwise; corners go counter-clockwise, with y upwards');
  else if (bend < 0) scope.tell(`${where}.core`, 'goes round more than once');
  else
    scope.tell(
      `${where}.core[${bend}]`,
      'is no corner of a convex shape: a piece has no dents and no corner on a side',
    );
}

function isSame([x, y]: Corner, [otherX, otherY]: Corner): boolean {
  return x === otherX && y === otherY;
}

/** Above 0: the way turns left at the middle one. */
function turn([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number {
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
}

/** How often a way that only turns left goes round: a star does so more than once. Counts how often it begins to climb. */
function windings(core: readonly Corner[]): number {
  const climbs = core.map(([x, y], at) => {
    const [toX, toY] = core[(at + 1) % core.length]!;
    return toY > y || (toY === y && toX > x);
  });
  return climbs.filter((isClimb, at) => isClimb && !climbs.at(at - 1)).length;
}
