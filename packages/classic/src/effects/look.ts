import { playerOf } from '../table/players.ts';
import { seatOf } from '../texts/seats.ts';
import { verb } from '../texts/verb.ts';

/** Cards are looked at by the text's controller alone (C-ZON-5, C-TAC-10). */
export const look = verb('look', ({ play: { state, emit }, text, effect }) => {
  const { seat, card } = text;
  const whose = seatOf(state, text, effect.whose);
  if (whose === undefined) return [];
  const { at, amount = 1, take = 0, rest = null } = effect;
  const { hand, tactics } = playerOf(state, whose);
  if (at === 'deck') {
    return [{ kind: 'look', step: 'look', seat, whose, card, n: amount, take, rest, seen: [], onTop: [] }];
  }
  const cards = at === 'hand' ? hand : tactics.map(one => one.card);
  emit({ type: 'cardsSeen', player: seat, whose, cards }, at === 'tactics' ? 'C-TAC-10' : 'C-ZON-5');
  return [];
});
