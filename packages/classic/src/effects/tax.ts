import { playerOf } from '../table/players.ts';
import { lose } from '../city/prosperity.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Prosperity is lost, not below 0 (C-CMP-32). */
export const tax = verb('tax', ({ play, text, effect, amount }) => {
  const seat = seatOf(play.state, text, effect.who);
  if (seat !== undefined) lose(play, seat, amount(effect.amount, playerOf(play.state, seat).prosperity), 'C-CMP-32');
});
