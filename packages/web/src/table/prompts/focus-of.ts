import type { Question } from '../../game/contract.ts';
import type { Subject } from '../aim.ts';

/** What a question is about: whom the inspector shows, and what lights up. */
export interface Focus {
  readonly subject?: Subject;
  readonly ids: readonly string[];
}

export function focusOf(question: Question): Focus {
  switch (question.kind) {
    case 'act':
    case 'assignDice':
    case 'reroll':
    case 'route':
      return { subject: { kind: 'creature', id: question.creature }, ids: [] };
    case 'place':
      return {
        subject: question.creature ? { kind: 'creature', id: question.creature } : { kind: 'card', id: question.card },
        ids: 'goal' in question.where ? [question.where.goal] : [],
      };
    case 'mode':
    case 'payment':
    case 'terrainPose':
      return { subject: { kind: 'card', id: question.card }, ids: [] };
    case 'choose':
      return {
        ...(question.card !== undefined && { subject: { kind: 'card', id: question.card } }),
        ids: question.options,
      };
    case 'may':
      if (question.creature !== undefined) return { subject: { kind: 'creature', id: question.creature }, ids: [] };
      return { ...(question.card !== undefined && { subject: { kind: 'card', id: question.card } }), ids: [] };
    case 'order':
      return { ids: question.options.flatMap(({ creature }) => creature ?? []) };
    default:
      return { ids: [] };
  }
}
