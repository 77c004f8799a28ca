import { walkRound, type Disc, type Spot } from './walk.ts';

const DIRECTIONS = 720;
const HALVINGS = 24;

/** The part of the table on which a base may stand. */
export interface Field {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How far the centre of a base gets in every direction, walking round the obstacles. Where it also gets behind one, the
 * obstacle is not cut out. They must lie so that nothing hides behind two of them at once.
 */
export function reachOutline(mover: Disc, limit: number, obstacles: readonly Disc[], field: Field): Spot[] {
  const wide = obstacles.map(obstacle => widened(obstacle, mover));
  const fits = (spot: Spot): boolean =>
    isOn(field, spot, mover.r) && wide.every(obstacle => walkRound(mover, spot, obstacle).length <= limit);
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = (index / DIRECTIONS) * 2 * Math.PI;
    const inDirection = (far: number): Spot => ({
      x: mover.x + far * Math.cos(angle),
      y: mover.y + far * Math.sin(angle),
    });
    let near = 0;
    let far = limit;
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (near + far) / 2;
      if (fits(inDirection(middle))) near = middle;
      else far = middle;
    }
    return inDirection(Math.min(near, ...wide.map(obstacle => stopAt(obstacle, mover, angle, near))));
  });
}

/** Where the centre of a base may not be because of an obstacle: as far away as their two radii together. */
export function widened(obstacle: Disc, base: Disc): Disc {
  return { x: obstacle.x, y: obstacle.y, r: obstacle.r + base.r };
}

/** If going `far` would end inside of an obstacle: where its near side is. */
function stopAt(obstacle: Disc, from: Spot, angle: number, far: number): number {
  const along = (obstacle.x - from.x) * Math.cos(angle) + (obstacle.y - from.y) * Math.sin(angle);
  const aside = (obstacle.y - from.y) * Math.cos(angle) - (obstacle.x - from.x) * Math.sin(angle);
  const half = Math.sqrt(Math.max(0, obstacle.r ** 2 - aside ** 2));
  return far > along - half && far < along + half ? along - half : far;
}

function isOn({ left, top, right, bottom }: Field, { x, y }: Spot, r: number): boolean {
  return x >= left + r && x <= right - r && y >= top + r && y <= bottom - r;
}
