import { draw } from '@signum/kernel';
import { playerOf } from '../table/players.ts';
import { discardCard, discardOf } from '../procedures/discard.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Hand cards go to the Graveyard, chosen by their owner or by chance. */
export const discard = verb('discard', ({ play, text, effect, amount }) => {
  const { state } = play;
  const seat = seatOf(state, text, effect.who);
  if (seat === undefined) return [];
  const { hand } = playerOf(state, seat);
  const n = Math.min(hand.length, amount(effect.amount, hand.length));
  if (n <= 0) return [];
  if (effect.how === 'choose') return [discardOf(seat, text.card, n)];
  for (let left = n; left > 0; left -= 1) {
    const cards = playerOf(state, seat).hand;
    discardCard(play, seat, cards[draw(state.chance, cards.length)]!, 'at random');
  }
  return [];
});
