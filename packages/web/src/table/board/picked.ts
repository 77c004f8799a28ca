import type { Question, Reply } from '../../game/contract.ts';
import { aimedAt } from './marks.ts';

/**
 * The answer that pointing at a creature or template proposes; nothing where it is only looked at. Pointing again goes on to the
 * next thing that can be done with it, or takes it back.
 */
export function replyFor(question: Question | null, id: string, draft: Reply | null): Reply | null {
  switch (question?.kind) {
    case 'nextAction': {
      const actions = question.actions.filter(action => 'creature' in action && action.creature === id);
      return next(
        actions.map(action => ({ kind: 'nextAction', ...action }) as const),
        draft,
      );
    }
    case 'act': {
      const deeds = question.deeds.filter(deed => aimedAt(deed) === id);
      return next(
        deeds.map(deed => ({ kind: 'act', ...deed }) as const),
        draft,
      );
    }
    case 'choose':
      return question.options.includes(id) ? toggled(question, id, draft) : null;
    default:
      return null;
  }
}

/** Does the draft already do something with this creature or template? */
export function isAbout(draft: Reply | null, id: string): boolean {
  switch (draft?.kind) {
    case 'nextAction':
      return 'creature' in draft && draft.creature === id;
    case 'act':
      return aimedAt(draft) === id;
    case 'choose':
      return draft.chosen.includes(id);
    default:
      return false;
  }
}

/** The one after the draft, or the first. */
function next(replies: readonly Reply[], draft: Reply | null): Reply | null {
  const now = JSON.stringify(draft);
  const index = replies.findIndex(reply => JSON.stringify(reply) === now);
  return replies[(index + 1) % replies.length] ?? null;
}

/** Chosen or no longer chosen, in the order of the options. Where one more is too many, the one chosen first makes room. */
function toggled({ options, most }: Extract<Question, { kind: 'choose' }>, id: string, draft: Reply | null): Reply {
  const before = draft?.kind === 'choose' ? draft.chosen : [];
  const chosen = before.includes(id) ? before.filter(one => one !== id) : [...before, id].slice(-most);
  return { kind: 'choose', chosen: options.filter(option => chosen.includes(option)) };
}
