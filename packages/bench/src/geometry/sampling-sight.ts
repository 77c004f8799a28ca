import type { Disc } from '@signum/geometry';
import { segmentFromCore, type Obstacle } from '@signum/geometry/testing';

/**
 * Line of sight by trying segments between `samples` points of each rim: the usual way, which is wrong whenever the only
 * free lines pass between the samples. Blockers far from both bases are dropped first, and the nearest points are tried
 * first, as a careful author would do.
 */
export function samplingSight(samples: number): (a: Disc, b: Disc, blockers: readonly Obstacle[]) => boolean {
  const turns = Array.from({ length: samples }, (_, i) => (2 * Math.PI * nearFirst(i)) / samples);
  const cosines = Float64Array.from(turns, Math.cos);
  const sines = Float64Array.from(turns, Math.sin);
  const [fromX, fromY, toX, toY] = [0, 0, 0, 0].map(() => new Float64Array(samples)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];

  return (a, b, blockers) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / distance, dy / distance];
    for (let i = 0; i < samples; i++) {
      const c = cosines[i]!;
      const s = sines[i]!;
      fromX[i] = a.x + a.r * (c * ux - s * uy);
      fromY[i] = a.y + a.r * (c * uy + s * ux);
      toX[i] = b.x - b.r * (c * ux - s * uy);
      toY[i] = b.y - b.r * (c * uy + s * ux);
    }
    const near = blockers.filter(blocker => isBetween(a, b, blocker));
    for (let i = 0; i < samples; i++) {
      for (let j = 0; j < samples; j++) {
        if (isFree(fromX[i]!, fromY[i]!, toX[j]!, toY[j]!, near)) return true;
      }
    }
    return false;
  };
}

/** 0, 1, -1, 2, -2 ...: from the point that faces the other base outwards. */
function nearFirst(i: number): number {
  return i % 2 === 0 ? -i / 2 : (i + 1) / 2;
}

function isBetween(a: Disc, b: Disc, { core, radius }: Obstacle): boolean {
  const [corner] = core;
  const wide = Math.max(a.r, b.r) + radius;
  if (core.length > 1 || corner === undefined) return segmentFromCore(a, b, core) <= wide;
  return squareFromSegment(corner.x, corner.y, a.x, a.y, b.x, b.y) <= wide * wide;
}

function isFree(px: number, py: number, qx: number, qy: number, blockers: readonly Obstacle[]): boolean {
  for (const { core, radius } of blockers) {
    const [corner] = core;
    if (core.length === 1 && corner !== undefined) {
      if (squareFromSegment(corner.x, corner.y, px, py, qx, qy) <= radius * radius) return false;
    } else if (segmentFromCore({ x: px, y: py }, { x: qx, y: qy }, core) <= radius) return false;
  }
  return true;
}

function squareFromSegment(x: number, y: number, px: number, py: number, qx: number, qy: number): number {
  const ux = qx - px;
  const uy = qy - py;
  const square = ux * ux + uy * uy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - px) * ux + (y - py) * uy) / square));
  const dx = px + t * ux - x;
  const dy = py + t * uy - y;
  return dx * dx + dy * dy;
}
