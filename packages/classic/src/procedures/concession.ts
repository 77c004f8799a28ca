import type { Frame, Seat } from '@signum/kernel';
import { finish } from '../ending/finish.ts';
import { opponentOf } from '../table/players.ts';
import { steps } from '../procedure.ts';

/** A player gives up, or has no time left, which is the same (C-END-13). */
export interface ConcessionFrame extends Frame {
  readonly kind: 'concession';
  step: 'give';
  readonly seat: Seat;
  readonly clock?: true;
}

export const concession = steps<ConcessionFrame>({
  give(play, { seat, clock }) {
    finish(play, { winners: [opponentOf(seat)], by: clock ? 'clock' : 'concession' }, 'C-END-13');
    return 'done';
  },
});
