import { playerOf } from '../table/players.ts';
import { showCards } from '../table/show-cards.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Cards are looked at by the text's controller alone (C-ZON-5, C-TAC-10). */
export const look = verb('look', ({ play, text, effect }) => {
  const { state } = play;
  const { seat, card } = text;
  const whose = seatOf(state, text, effect.whose);
  if (whose === undefined) return [];
  const { at, amount = 1, take = 0, rest = null } = effect;
  const { hand, tactics } = playerOf(state, whose);
  if (at === 'deck') {
    return [{ kind: 'look', step: 'look', seat, whose, card, n: amount, take, rest, seen: [], onTop: [] }];
  }
  const cards = at === 'hand' ? hand : tactics.map(one => one.card);
  showCards(play, seat, whose, cards, at === 'tactics' ? 'C-TAC-10' : 'C-ZON-5');
  return [];
});
