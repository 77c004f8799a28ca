import { takeBack, type Seat, type Session, type TakeBack, type Viewer } from '@signum/kernel';

/** What was agreed about taking back: free until something was learned, always, or never. */
export const UNDO_POLICIES = ['always', 'fair', 'never'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

const NOTHING: TakeBack = { free: false, because: 'nothing to take back' };

/** May this viewer take something back, and if not, why not? */
export function undoOf(policy: UndoPolicy, session: Pick<Session, 'journal' | 'told'>, viewer: Viewer): TakeBack {
  if (viewer === 'spectator' || session.journal.outcome) return NOTHING;
  switch (policy) {
    case 'never':
      return NOTHING;
    case 'fair':
      return takeBack(session, viewer);
    case 'always': {
      const answers = answersSince(session, viewer);
      return answers === undefined ? NOTHING : { free: true, answers };
    }
  }
}

/**
 * To which answer a take-back leads. A fair one goes back by one answer: everything up to it was the seat's own, and nothing was
 * learned since. One that is always allowed goes back to the seat's own last decision, whatever has happened after it.
 */
export function undoneTo(
  policy: UndoPolicy,
  session: Pick<Session, 'journal' | 'told'>,
  seat: Seat,
): number | undefined {
  const undo = undoOf(policy, session, seat);
  if (!undo.free) return undefined;
  return session.journal.entries.length - (policy === 'always' ? undo.answers : 1);
}

/** How many answers were given since this seat's own last one, that one counted. */
function answersSince({ journal: { entries } }: Pick<Session, 'journal'>, seat: Seat): number | undefined {
  const last = entries.findLastIndex(entry => entry.seat === seat);
  return last < 0 ? undefined : entries.length - last;
}
