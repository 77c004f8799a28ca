import { opponentOf, playerOf } from '../table/players.ts';
import { lose, prosper } from '../city/prosperity.ts';
import { verb } from '../texts/verb.ts';

/** The opponent loses Prosperity, and whatever was lost is gained. */
export const steal = verb('steal', ({ play, text: { seat, card }, effect, amount }) => {
  const other = opponentOf(seat);
  const stolen = lose(play, other, amount(effect.amount, playerOf(play.state, other).prosperity), 'C-CMP-32');
  prosper(play, seat, stolen, { card });
});
