import type { Frame, Seat } from '@signum/kernel';
import { finish } from '../ending/finish.ts';
import { opponentOf } from '../table/players.ts';
import { asking, steps } from '../procedure.ts';

/** A draw is offered and answered (C-END-15). */
export interface DrawOfferFrame extends Frame {
  readonly kind: 'drawOffer';
  step: 'answer' | 'ask';
  readonly seat: Seat;
}

export const drawOffer = steps<DrawOfferFrame>({
  ask(play, frame) {
    const { state, emit } = play;
    const { seat } = frame;
    emit({ type: 'drawOffered', player: seat }, 'C-END-15');
    const isMutual = state.frames.some(one => one !== frame && one.kind === 'drawOffer' && one.seat !== seat);
    state.drawOffer = seat;
    if (!isMutual) return 'answer';
    finish(play, { winners: [], by: 'agreement' }, 'C-END-15'); // an offer in answer to an offer accepts it
    return 'done';
  },

  answer: asking<DrawOfferFrame, 'may'>({
    decide: (_state, { seat }) => ({ kind: 'may', seat: opponentOf(seat), purpose: 'draw' }),
    take(play, { seat }, { yes }) {
      if (yes) finish(play, { winners: [], by: 'agreement' }, 'C-END-15');
      else play.emit({ type: 'drawDeclined', player: opponentOf(seat) }, 'C-END-15');
      return 'done';
    },
  }),
});
