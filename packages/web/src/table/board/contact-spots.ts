import type { RouteReply } from './aim-move.ts';
import { moverAsked, type RouteQuestion } from './mover.ts';

/** The cheapest place in contact with each enemy that the move can touch. */
export function contactSpots(question: RouteQuestion): RouteReply[] {
  const { ways, into } = moverAsked(question);
  const spots = new Map<string, RouteReply & { cost: number }>();
  for (const { mode, reach } of ways) {
    for (const enemy of reach.contactable()) {
      const contact = reach.contact(enemy);
      if (!contact || (into.length > 0 && !into.includes(enemy))) continue;
      const { settled, cost } = contact;
      if ((spots.get(enemy)?.cost ?? Infinity) > cost) spots.set(enemy, { kind: 'route', mode, ...settled, cost });
    }
  }
  return [...spots.values()].map(({ cost: _cost, ...reply }) => reply);
}
