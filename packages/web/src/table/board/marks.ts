import type { ActivationDeed } from '@signum/classic';
import type { Question, Reply } from '../../game/contract.ts';
import { moverAsked } from './mover.ts';

/** How something on the table is meant by the question. */
export type MarkKind = 'act' | 'asked' | 'candidate' | 'chosen' | 'target';
export type Marks = ReadonlyMap<string, MarkKind>;

/** Which creatures and templates a question is about: who may act, who can be aimed at, who is chosen so far. */
export function marksOf(question: Question | null, draft: Reply | null): Marks {
  const marks = new Map<string, MarkKind>();
  if (!question) return marks;
  const mark = (ids: readonly string[], kind: MarkKind): void => {
    for (const id of ids) marks.set(id, kind);
  };
  switch (question.kind) {
    case 'nextAction':
      mark(
        question.actions.flatMap(action => ('creature' in action ? [action.creature] : [])),
        'act',
      );
      break;
    case 'act':
      mark([question.creature], 'asked');
      mark(
        question.deeds.flatMap(deed => aimedAt(deed) ?? []),
        'target',
      );
      break;
    case 'route':
      mark([question.creature], 'asked');
      mark(contactable(question), 'target');
      break;
    case 'choose':
      mark(question.options, 'candidate');
      if (draft?.kind === 'choose') mark(draft.chosen, 'chosen');
      break;
    case 'place':
      if (question.creature !== undefined) mark([question.creature], 'asked');
      if ('goal' in question.where) mark([question.where.goal], 'target');
      break;
    case 'assignDice':
    case 'may':
    case 'reroll':
      if (question.creature !== undefined) mark([question.creature], 'asked');
      break;
    default:
  }
  return marks;
}

/** The creature or template that a deed is done to. */
export function aimedAt(deed: ActivationDeed): string | undefined {
  if ('target' in deed) return deed.target;
  return 'terrain' in deed ? deed.terrain : undefined;
}

const reachable = new WeakMap<object, readonly string[]>();

/** Enemies that this move can bring into contact. */
function contactable(question: Extract<Question, { kind: 'route' }>): readonly string[] {
  if (question.into.length > 0) return question.into;
  const known = reachable.get(question);
  if (known) return known;
  const found = [...new Set(moverAsked(question).ways.flatMap(({ reach }) => reach.contactable()))];
  reachable.set(question, found);
  return found;
}

/** The creature whose question it is. */
export function askedCreature(question: Question | null): string | null {
  if (question === null || !('creature' in question)) return null;
  return question.creature ?? null;
}
