import { decisions, HAPPENINGS, KEYWORDS, keywordsOf, type ClassicState, type Happening } from '@signum/classic';
import type { AnyDecision, Session } from '@signum/kernel';

/** What has happened in the games so far, so that somebody can say what never did. */
export interface Coverage {
  readonly events: Set<string>;
  readonly decisions: Set<string>;
  readonly keywords: Set<string>;
}

export function emptyCoverage(): Coverage {
  return { events: new Set(), decisions: new Set(), keywords: new Set() };
}

/** Notes one answer: what was asked, what was told, and which keywords stand on the table. */
export function note(coverage: Coverage, decision: AnyDecision, session: Session): void {
  coverage.decisions.add(String(decision.kind));
  for (const { event } of session.told.at(-1) ?? []) coverage.events.add((event as Happening).type);
  if (coverage.keywords.size === KEYWORDS.length) return;
  const state = session.state as ClassicState;
  for (const creature of state.creatures) {
    for (const { use } of keywordsOf(state, creature)) coverage.keywords.add(use.keyword);
  }
}

/** What a player says without being asked is no decision of a random game. */
const UNASKED = ['concede', 'offerDraw'];
/** Only said by players who agree on something. */
const AGREED = ['drawOffered', 'drawDeclined'];

/** Names that have not happened, by kind. */
export function missing({ events, decisions: asked, keywords }: Coverage): Record<string, string[]> {
  return {
    events: HAPPENINGS.filter(name => !events.has(name) && !AGREED.includes(name)),
    decisions: Object.keys(decisions).filter(name => !asked.has(name) && !UNASKED.includes(name)),
    keywords: KEYWORDS.filter(name => !keywords.has(name)),
  };
}
