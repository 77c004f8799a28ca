import type { Length } from '../length.ts';
import type { Point } from '../point.ts';
import { costRound } from './cost-round.ts';
import { HIDDEN, lookAt, type Outlook, outlookOf, STRAIGHT, TAKEN } from './outlook.ts';
import { SETTLE } from './reentry.ts';
import { RING, type Space } from './space.ts';
import { BUDGET_SLACK } from './spec.ts';
import type { Walk } from './walk.ts';

/** What is asked again and again about the grounds of a walk, made when somebody first asks. */
export function outlooksOf({ grounds, spec }: Walk): Outlook[] {
  return grounds.map(ground => outlookOf(ground.tree(), spec.band));
}

/** The cost of a place that is far from every border, from the trees alone. Nothing where a closer look is needed. */
export function quickCost({ held }: Walk, outlooks: readonly Outlook[], { x, y }: Point): Length | undefined {
  let isBeyond = false;
  // The short ground comes last and has fewer obstacles: a way found there is the shortest.
  for (let i = outlooks.length - 1; i >= 0; i--) {
    const outlook = outlooks[i]!;
    const { space, budget } = outlook;
    const dx = x - space.x;
    const dy = y - space.y;
    const square = dx * dx + dy * dy;
    if (square > (budget + BUDGET_SLACK) * (budget + BUDGET_SLACK)) {
      // Being set down in contact is free, so such a place may lie beyond the budget.
      if (square <= (budget + SETTLE) * (budget + SETTLE) && isInRing(space, x, y)) isBeyond = true;
      continue;
    }
    if (x < space.low || y < space.low || x > space.high || y > space.high) return Infinity;
    const view = lookAt(outlook, x, y);
    if (view === STRAIGHT) return Math.sqrt(square);
    if (view !== HIDDEN) return view === TAKEN ? Infinity : undefined;
    const cost = costRound(outlook, x, y);
    if (cost === Infinity) continue;
    // A straight way leaves whom it touches for good; one with bends may come back to them (C-MOV-7).
    return held.length > 0 ? undefined : cost;
  }
  return isBeyond ? undefined : Infinity;
}

/** Whether a base at this place would be in contact with an enemy that is kept away from. */
function isInRing({ kind, midX, midY, radius }: Space, x: number, y: number): boolean {
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] !== RING) continue;
    const dx = x - midX[i]!;
    const dy = y - midY[i]!;
    if (dx * dx + dy * dy < radius[i]! * radius[i]!) return true;
  }
  return false;
}
