import { playerOf } from '../table/players.ts';
import { unseenToGraveyard } from '../table/zones.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** The top cards of a deck go to the Graveyard; an empty deck gives nothing. */
export const bury = verb('bury', ({ play, text, effect, amount }) => {
  const seat = seatOf(play.state, text, effect.who);
  if (seat === undefined) return;
  const { deck } = playerOf(play.state, seat);
  for (let left = Math.min(deck.length, amount(effect.amount, deck.length)); left > 0; left -= 1) {
    unseenToGraveyard(play, seat, deck.pop()!);
  }
});
