import type { AnyDecision, Chance, Game, Reply, Session, Viewer } from '../../index.ts';

/** A game put to the test, with what the battery cannot know by itself. */
export interface Trial<
  Setup = unknown,
  State extends object = object,
  View = unknown,
  Event = unknown,
  D extends AnyDecision = AnyDecision,
  A = unknown,
> {
  readonly game: Game<Setup, State, View, Event, D, A>;
  readonly setup: Setup;
  /** Another world that this viewer cannot tell from the first. Its dice fall as in the first. */
  twin(state: Readonly<State>, viewer: Viewer, chance: Chance): State;
  /** Where a fresh process finds this game: the address of a module, and the name of its export. */
  readonly home: { readonly module: string; readonly name: string };
  /** What must hold in every state of this game; says what is wrong, or nothing. */
  readonly invariant?: (state: Readonly<State>) => string | undefined;
  /** More answers than this are a game without end. */
  readonly longest: number;
}

/** One decision of a random game, with the reply that a random player gives to it. */
export interface Scene {
  readonly trial: Trial;
  readonly session: Session;
  readonly decision: AnyDecision;
  readonly reply: Reply<unknown>;
  /** The battery's own chance: the same seed asks the same questions. */
  readonly chance: Chance;
}

/** Looks at one scene and says what is wrong with it, or nothing. */
export type Check = (scene: Scene) => string | undefined;
