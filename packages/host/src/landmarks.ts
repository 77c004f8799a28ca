import { advanceOf, beginSession, isRefused, type AnyDecision, type Game, type Session } from '@signum/kernel';

/** A state met on the way: after that many answers the game stood so. */
export interface Landmark<State extends object = object> {
  readonly at: number;
  readonly state: State;
}

/** One state in twenty is kept: going back is quick, and what lies between takes no room. */
export const APART = 20;

/** The landmarks of a game that has come to this state. */
export function withLandmark<State extends object>(
  landmarks: readonly Landmark<State>[],
  at: number,
  state: State,
): readonly Landmark<State>[] {
  return at % APART === 0 && !landmarks.some(one => one.at === at) ? [...landmarks, { at, state }] : landmarks;
}

/** What going back needs of a game. */
export type Replayed<Setup, State extends object, Event, D extends AnyDecision, A> = Pick<
  Game<Setup, State, unknown, Event, D, A>,
  'answer' | 'begin' | 'changing' | 'name' | 'outcome'
>;

/** A session as it was after so many answers, worked out from the nearest landmark before. */
export function sessionAt<Setup, State extends object, Event, D extends AnyDecision, A>(
  game: Replayed<Setup, State, Event, D, A>,
  session: Session<State, Event>,
  landmarks: readonly Landmark<State>[],
  answers: number,
): Session<State, Event> {
  const { outcome: _outcome, ...journal } = session.journal;
  const entries = journal.entries.slice(0, answers);
  let { at, state } = landmarks.findLast(landmark => landmark.at <= answers) ?? beginningOf(game, session);
  for (; at < answers; at += 1) {
    const { seat, answer, check } = entries[at]!;
    const advance = advanceOf(game, state, { to: at, seat, answer });
    if (isRefused(advance) || advance.entry.check !== check)
      throw new Error(`answer ${at} leads elsewhere than it did`);
    ({ state } = advance);
  }
  const outcome = game.outcome(state);
  return {
    state,
    journal: { ...journal, entries, ...(outcome && { outcome }) },
    told: session.told.slice(0, answers + 1),
  };
}

function beginningOf<Setup, State extends object, Event, D extends AnyDecision, A>(
  game: Replayed<Setup, State, Event, D, A>,
  { journal }: Session<State, Event>,
): Landmark<State> {
  const begun = beginSession(game, journal.setup as Setup, journal.origin);
  if (isRefused(begun)) throw new Error(`a game that was played is refused: ${begun.refused.code}`);
  return { at: 0, state: begun.state };
}
