import type { Ask, Procedure } from '../../../index.ts';
import type { EmbersState } from '../state.ts';
import type { EmbersEvent, EmbersFrame, EmbersKinds } from '../vocabulary.ts';

/** A procedure of Embers. */
export type Steps<F extends EmbersFrame> = Procedure<EmbersState, EmbersEvent, F, EmbersFrame, EmbersKinds>;

/** A step of Embers that asks. */
export type Asks<F extends EmbersFrame, N extends keyof EmbersKinds> = Ask<
  EmbersState,
  EmbersEvent,
  F,
  EmbersFrame,
  EmbersKinds,
  N
>;

/** Tells the compiler which decision a step asks, so that it knows every argument. */
export function asks<F extends EmbersFrame, N extends keyof EmbersKinds>(ask: Asks<F, N>): Asks<F, N> {
  return ask;
}
