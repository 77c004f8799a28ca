import { distance, drawCard, otherThan, playerOf, takeFromHand } from '../state.ts';
import { FULL_FIRE, POWER, STRIKE_REACH, WARDS, type Card, type EmbersFrame, type TurnFrame } from '../vocabulary.ts';
import { asks, type Steps } from './procedure.ts';
import type { EmbersState } from '../state.ts';
import type { EmbersEvent } from '../vocabulary.ts';
import type { Play } from '../../../index.ts';

/** A turn: draw, do one thing, and on to the other seat (E-3). */
export const turn: Steps<TurnFrame> = {
  draw({ state, emit }) {
    const seat = state.active;
    emit({ type: 'turnBegan', seat }, 'E-3');
    const card = drawCard(playerOf(state, seat));
    if (card) {
      emit({ type: 'cardDrawn', seat, card }, 'E-3');
      return 'act';
    }
    emit({ type: 'deckEmpty', seat }, 'E-3');
    return { call: [{ kind: 'harm', step: 'suffer', seat, amount: 1, because: { rule: 'E-3' } }], then: 'act' };
  },

  act: asks<TurnFrame, 'act'>({
    decide: state => ({
      kind: 'act',
      seat: state.active,
      hand: playerOf(state, state.active).hand,
      mayStrike: distance(state) <= STRIKE_REACH,
    }),
    take(play, _frame, answer) {
      if (answer.do === 'step') return 'step';
      return answer.do === 'rest' ? 'next' : { call: playCard(play, answer.card), then: 'next' };
    },
  }),

  step: asks<TurnFrame, 'step'>({
    decide: state => ({
      kind: 'step',
      seat: state.active,
      from: playerOf(state, state.active).place,
      other: playerOf(state, otherThan(state.active)).place,
    }),
    take({ state, emit }, _frame, { place }) {
      playerOf(state, state.active).place = place;
      emit({ type: 'stepped', seat: state.active, place }, 'E-7');
      return 'next';
    },
  }),

  next({ state }) {
    state.active = otherThan(state.active);
    return 'draw';
  },
};

/** Plays a card from the hand and says which procedures that begins. */
function playCard({ state, emit }: Play<EmbersState, EmbersEvent>, card: Card): EmbersFrame[] {
  const seat = state.active;
  const player = playerOf(state, seat);
  takeFromHand(player, card);
  if (WARDS.includes(card)) {
    player.wards.push(card);
    emit({ type: 'wardLaid', seat, card }, 'E-5');
    return [];
  }
  emit({ type: 'cardPlayed', seat, card }, 'E-3');
  if (card === 'spark') {
    player.sparks += 1;
    return [];
  }
  player.ashes.push(card);
  if (card === 'mend') {
    const amount = Math.min(2, FULL_FIRE - player.fire);
    player.fire += amount;
    emit({ type: 'mended', seat, amount }, 'E-8');
    return [];
  }
  return [{ kind: 'strike', step: 'declare', by: seat, power: POWER[card] ?? 0, because: { source: card } }];
}
