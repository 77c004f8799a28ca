import type { Frame } from '@signum/kernel';
import { incomeOf } from '../city/city.ts';
import { creaturesOf } from '../table/creatures.ts';
import { expire } from '../ending/expiry.ts';
import { finish } from '../ending/finish.ts';
import { playerOf, turnOrder } from '../table/players.ts';
import { steps } from '../procedure.ts';
import { prosper } from '../city/prosperity.ts';
import type { ClassicState } from '../state.ts';
import { atTimeLimit } from '../ending/victory.ts';
import { endOfTurnOf } from './end-of-turn.ts';

/** One turn after the other: the phases of each, and its end (C-TRN-1, C-TIM-15, C-TIM-16). */
export interface TurnFrame extends Frame {
  readonly kind: 'turn';
  step:
    | 'activate'
    | 'begin'
    | 'close'
    | 'construct'
    | 'draw'
    | 'end'
    | 'expire'
    | 'handOver'
    | 'prosper'
    | 'start'
    | 'untap';
}

export const turn = steps<TurnFrame>({
  begin({ state, emit }) {
    state.phase = 'beginning';
    emit({ type: 'turnStart', player: state.active }, 'C-TIM-15');
    return 'untap';
  },

  /** B1 and B2: cards are untapped, creatures may be activated again (C-TRN-2, C-TRN-3). */
  untap({ state, emit }) {
    const { city, relics } = playerOf(state, state.active);
    for (const building of city) building.tapped = false;
    if (state.rules.untaps === 'all tapped cards') for (const relic of relics) relic.tapped = false;
    for (const creature of creaturesOf(state, state.active)) creature.activated = false;
    emit({ type: 'cardsUntapped', player: state.active }, 'C-TRN-2');
    return 'expire';
  },

  /** B3: what was left over from earlier turns (C-TRN-4). */
  expire(play) {
    const { state, emit } = play;
    for (const creature of creaturesOf(state, state.active)) {
      for (const gain of creature.gains) {
        if (typeof gain.until === 'number' && gain.until < state.turn) expire(play, creature, gain);
      }
    }
    emit({ type: 'effectsExpired', player: state.active }, 'C-TRN-4');
    return 'start';
  },

  /** B4 */
  start({ state, emit }) {
    emit({ type: 'startOfTurn', player: state.active }, 'C-TRN-5');
    return 'draw';
  },

  /** B5 */
  draw({ state }) {
    return {
      call: [{ kind: 'draw', step: 'next', seat: state.active, n: 1, because: { rule: 'C-TRN-6' } }],
      then: 'prosper',
    };
  },

  /** B6, with what texts add to it. */
  prosper(play) {
    const { state } = play;
    prosper(play, state.active, 1, 'turn', 'C-TRN-7');
    prosper(play, state.active, incomeOf(state, state.active), 'income', 'C-TRN-7');
    return 'construct';
  },

  construct({ state }) {
    state.phase = 'construction';
    return { call: [{ kind: 'construction', step: 'decide', seat: state.active, less: null }], then: 'activate' };
  },

  activate({ state }) {
    state.phase = 'activation';
    return { call: [{ kind: 'mainPhase', step: 'ask' }], then: 'end' };
  },

  /** E1 to E4 */
  end({ state, emit }) {
    state.phase = 'end';
    emit({ type: 'turnEnding', player: state.active }, 'C-TIM-16');
    return { call: [endOfTurnOf()], then: 'close' };
  },

  /** E6 */
  close({ state, emit }) {
    forgetTurn(state);
    emit({ type: 'turnEnded', player: state.active }, 'C-TIM-16');
    return 'handOver';
  },

  /** The turn in which a time limit strikes was completed (C-END-12); otherwise the next player's begins (C-TRN-24). */
  handOver(play) {
    const { state } = play;
    if (state.lastTurn !== null && state.turn >= state.lastTurn) {
      finish(play, atTimeLimit(state), 'C-END-9');
      return 'done';
    }
    state.turn += 1;
    state.active = turnOrder(state)[1]!;
    return 'begin';
  },
});

/** What is counted by the turn begins anew for everybody (C-TRN-25). */
function forgetTurn(state: ClassicState): void {
  for (const creature of state.creatures) {
    creature.moved = false;
    creature.defended = false;
    creature.persecutions = 0;
    creature.usedUp = [];
  }
  for (const player of state.players) {
    player.shown = [];
    for (const building of player.city) building.usedUp = [];
  }
  for (const template of state.terrains) template.usedUp = [];
  state.terrainPlayed = false;
  state.drawOffer = null;
}
