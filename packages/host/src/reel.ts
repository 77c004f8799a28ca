import {
  isFlawed,
  replay,
  type AnyDecision,
  type Flawed,
  type Game,
  type Journal,
  type Reply,
  type Session,
} from '@signum/kernel';
import { APART, sessionAt, type Landmark, type Replayed } from './landmarks.ts';

/** A whole recorded game, ready to be looked at anywhere. */
export interface Reel<State extends object = object, Event = unknown> {
  readonly session: Session<State, Event>;
  readonly landmarks: readonly Landmark<State>[];
}

/** Plays a journal through once, proving every throw of it, and keeps landmarks on the way. */
export function openReel<Setup, State extends object, View, Event, D extends AnyDecision, A>(
  game: Game<Setup, State, View, Event, D, A>,
  journal: Journal,
): Reel<State, Event> | Flawed {
  const landmarks: Landmark<State>[] = [];
  const watched = {
    ...game,
    answer(state: Readonly<State>, reply: Reply<unknown>) {
      if (reply.to % APART === 0) landmarks.push({ at: reply.to, state });
      return game.answer(state, reply);
    },
  };
  const session = replay(watched, journal);
  return isFlawed(session) ? session : { session: session as Session<State, Event>, landmarks };
}

/** The game of a reel as it stood after so many answers. */
export function reelAt<Setup, State extends object, Event, D extends AnyDecision, A>(
  game: Replayed<Setup, State, Event, D, A>,
  { session, landmarks }: Reel<State, Event>,
  answers: number,
): Session<State, Event> {
  return sessionAt(game, session, landmarks, answers);
}
