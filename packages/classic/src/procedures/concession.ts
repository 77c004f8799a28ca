import type { Frame, Seat } from '@signum/kernel';
import { finish } from '../ending/finish.ts';
import { opponentOf } from '../table/players.ts';
import { steps } from '../procedure.ts';

/** A player gives up (C-END-13). */
export interface ConcessionFrame extends Frame {
  readonly kind: 'concession';
  step: 'give';
  readonly seat: Seat;
}

export const concession = steps<ConcessionFrame>({
  give(play, { seat }) {
    finish(play, { winners: [opponentOf(seat)], by: 'concession' }, 'C-END-13');
    return 'done';
  },
});
