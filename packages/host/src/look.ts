import type { AnyDecision, Game, Outcome, Seat, Session, TakeBack, Told, Viewer } from '@signum/kernel';
import type { Table } from './table.ts';
import { undoOf } from './undo.ts';

/** What one viewer may know of a game in progress. This and its log are all that leaves the host. */
export interface Look<View = unknown, D extends AnyDecision = AnyDecision> {
  readonly view: View;
  /** What this viewer is asked. */
  readonly question: D | null;
  /** Whose answer the game waits for; nobody's when it is over. */
  readonly waitingFor: Seat | null;
  readonly undo: TakeBack;
  readonly outcome: Outcome | null;
}

export function lookOf<State extends object, View, Event, D extends AnyDecision>(
  game: Pick<Game<never, State, View, Event, D>, 'outcome' | 'pending' | 'shown' | 'view'>,
  { session, undo }: Table<State, Event>,
  viewer: Viewer,
): Look<View, D> {
  const { state } = session;
  const pending = game.pending(state);
  return {
    view: game.view(state, viewer),
    question: pending?.seat === viewer ? (game.shown(pending, viewer) as D) : null,
    waitingFor: pending?.seat ?? null,
    undo: undoOf(undo, session, viewer),
    outcome: game.outcome(state) ?? null,
  };
}

/** Events as a viewer was told them. */
export function logOf<Event>(
  game: Pick<Game<never, never, unknown, Event>, 'seen'>,
  told: Session<object, Event>['told'],
  viewer: Viewer,
): Told<unknown>[] {
  return told.flatMap(events => events.flatMap(event => game.seen(event, viewer) ?? []));
}
