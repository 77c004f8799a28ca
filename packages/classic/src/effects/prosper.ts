import { prosper as gainProsperity } from '../city/prosperity.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Prosperity is gained, without an upper bound (C-CMP-32). */
export const prosper = verb('prosper', ({ play, text, effect, amount }) => {
  const seat = seatOf(play.state, text, effect.who);
  if (seat !== undefined) gainProsperity(play, seat, amount(effect.amount), { card: text.card });
});
