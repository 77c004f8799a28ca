import { cosSin, TURN, type Point, type Reach } from '@signum/geometry';

/** As far as a move goes straight to a point (1) or away from it (-1), or round what stands in the way. */
export function placeTowards(from: Point, to: Point, budget: number, sign: 1 | -1, reached: Reach): Point | undefined {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  if (length === 0) return undefined;
  const far = sign > 0 ? Math.min(budget, length) : budget;
  const ahead = { x: (sign * (to.x - from.x)) / length, y: (sign * (to.y - from.y)) / length };
  for (const turn of TURNS) {
    const [cos, sin] = cosSin(turn);
    const towards = { x: ahead.x * cos - ahead.y * sin, y: ahead.x * sin + ahead.y * cos };
    for (const part of PARTS) {
      const place = { x: Math.round(from.x + part * far * towards.x), y: Math.round(from.y + part * far * towards.y) };
      const cost = reached.cost(place);
      if (cost > 0 && cost < Infinity) return place;
    }
  }
  return undefined;
}

/** Ahead, then more and more to the sides. */
const TURNS = [0, 1, -1, 2, -2].map(eighths => ((eighths + 8) % 8) * (TURN / 8));
const PARTS = [0.995, 0.8, 0.6, 0.4];
