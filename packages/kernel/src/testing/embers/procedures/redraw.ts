import { shuffle, type Seat } from '../../../index.ts';
import { drawCard, playerOf } from '../state.ts';
import { HAND, type RedrawFrame } from '../vocabulary.ts';
import type { Asks, Steps } from './procedure.ts';

/** Each seat may once give its hand back (E-2). */
export const redraw: Steps<RedrawFrame> = {
  first: redrawBy(0, 'second'),
  second: redrawBy(1, 'done'),
};

function redrawBy(seat: Seat, then: RedrawFrame['step'] | 'done'): Asks<RedrawFrame, 'redraw'> {
  return {
    decide: state => ({ kind: 'redraw', seat, hand: playerOf(state, seat).hand }),
    take({ state, emit }, _frame, answer) {
      const player = playerOf(state, seat);
      if (answer.redraw) {
        player.deck.push(...player.hand);
        player.hand = [];
        shuffle(state.chance, player.deck);
        for (let count = 0; count < HAND; count += 1) drawCard(player);
        emit({ type: 'handRedrawn', seat, cards: player.hand }, 'E-2');
      }
      return then;
    },
  };
}
