import { otherThan } from '../state.ts';
import type { ConcedeFrame } from '../vocabulary.ts';
import { endGame } from './harm.ts';
import type { Steps } from './procedure.ts';

/** Giving up, at any time (E-9). */
export const concede: Steps<ConcedeFrame> = {
  leave(play, { seat }) {
    play.emit({ type: 'conceded', seat }, 'E-9');
    endGame(play, [otherThan(seat)], 'concession');
    return 'done';
  },
};
