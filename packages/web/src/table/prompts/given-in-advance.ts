import type { Question, Reply } from '../../game/contract.ts';
import { holds, type Advance, type Going, type OneTurn } from './standing.ts';

/** Before things that come in any order: so long that they can be followed. */
const PAUSE_MS = 700;
/** Creatures that pass one after the other are seen doing so, and nobody waits for them. */
const STEP_MS = 150;

interface Given {
  readonly reply: Reply;
  readonly afterMs: number;
}

/** The answer that a player has given in advance to this question, if there is one. */
export function givenInAdvance(question: Question, now: OneTurn, advance: Advance): Given | undefined {
  if (advance.going && holds(advance.going.turn, now)) {
    const reply = stepOf(question, advance.going);
    if (reply) return { reply, afterMs: 0 };
  }
  if (question.kind !== 'order') return undefined;
  const first: Reply = { kind: 'order', next: 0 };
  if (question.of === 'activations' && holds(advance.listed, now)) return { reply: first, afterMs: STEP_MS };
  return advance.anyOrder ? { reply: first, afterMs: PAUSE_MS } : undefined;
}

/** The part of a planned move that this question asks for. */
function stepOf(question: Question, { since, creature, pace, route }: Going): Reply | undefined {
  if (question.kind === 'nextAction')
    return question.n === since ? { kind: 'nextAction', do: 'activate', creature } : undefined;
  if (question.kind === 'route') return question.creature === creature ? route : undefined;
  if (question.kind !== 'act' || question.creature !== creature) return undefined;
  return question.deeds.some(deed => deed.do === pace) ? { kind: 'act', do: pace } : undefined;
}

/** Is a planned move over: gone, or no longer what this question leads to? */
export function isOver({ since, creature, pace }: Going, question: Question): boolean {
  if (question.n === since) return false;
  if (question.kind === 'act') return question.creature !== creature || !question.deeds.some(deed => deed.do === pace);
  if (question.kind === 'route') return question.creature !== creature;
  return question.kind !== 'tactic' && question.kind !== 'may';
}
