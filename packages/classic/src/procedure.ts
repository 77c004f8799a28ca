import type { Ask, Play, Procedure } from '@signum/kernel';
import type { Decisions } from './decisions.ts';
import type { Happening } from './happenings.ts';
import type { ClassicFrame } from './procedures/index.ts';
import type { ClassicState } from './state.ts';

/** The kernel's types with this game's state, events and decisions filled in. */
export type Game = Play<ClassicState, Happening>;
export type Steps<F extends ClassicFrame> = Procedure<ClassicState, Happening, F, ClassicFrame, Decisions>;
export type Asks<F extends ClassicFrame, N extends keyof Decisions> = Ask<
  ClassicState,
  Happening,
  F,
  ClassicFrame,
  Decisions,
  N
>;
