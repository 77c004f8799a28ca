import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Cards are drawn one by one, with the hand limit and the empty deck (C-TRN-8, C-TRN-9). */
export const draw = verb('draw', ({ play: { state }, text, effect, amount }) => {
  const seat = seatOf(state, text, effect.who);
  return seat === undefined ? [] : [{ kind: 'draw', step: 'next', seat, n: amount(effect.amount) }];
});
