import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { ClassicState } from '../state.ts';

/** A player who has offered a draw waits for the next turn, or for an offer of the other, before offering again (C-END-15). */
export function whyNotOfferDraw({ drawOffer }: Readonly<ClassicState>, seat: Seat): Refusal | undefined {
  return drawOffer === seat ? refuse('draw-offered-already', 'C-END-15') : undefined;
}
