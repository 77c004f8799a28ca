import type { Question, Reply } from '../../game/contract.ts';
import { holds, type Advance, type OneTurn } from './standing.ts';

/** Always the same pause before a pass given in advance, whatever lies on the table: its length tells nothing (C-TIM-22). */
const PAUSE_MS = 700;
/** Creatures that pass one after the other are seen doing so, and nobody waits for them. */
const STEP_MS = 150;

interface Given {
  readonly reply: Reply;
  readonly afterMs: number;
}

/** The answer that a player has given in advance to this question, if there is one. */
export function givenInAdvance(question: Question, now: OneTurn, advance: Advance): Given | undefined {
  if (question.kind === 'tactic' && holds(advance.passing, now))
    return { reply: { kind: 'tactic', tactic: 'pass' }, afterMs: PAUSE_MS };
  if (question.kind !== 'order') return undefined;
  const first: Reply = { kind: 'order', next: 0 };
  if (question.of === 'activations' && holds(advance.listed, now)) return { reply: first, afterMs: STEP_MS };
  return advance.anyOrder ? { reply: first, afterMs: PAUSE_MS } : undefined;
}
