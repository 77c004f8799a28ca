import type { Frame, Seat } from '@signum/kernel';
import { creaturesOf } from '../table/creatures.ts';
import type { Action } from '../decisions/next-action.ts';
import type { CreatureId } from '../ids.ts';
import { actionsOf, anyOpenAction, openAction, openActions } from '../legality/actions.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { abilityFor } from '../texts/using.ts';
import { valueOf } from '../values/values.ts';
import { activationOf } from './activation.ts';
import type { ClassicFrame } from './index.ts';

/** The Creature Activation Phase: one action after the other until the turn is ended (C-TRN-15 to C-TRN-22). */
export interface MainPhaseFrame extends Frame {
  readonly kind: 'mainPhase';
  step: 'ask' | 'order' | 'passes';
  /** Who has been passed for since the turn was ended. */
  passed?: readonly CreatureId[];
}

export const mainPhase = steps<MainPhaseFrame>({
  ask: asking<MainPhaseFrame, 'nextAction'>({
    decide(state) {
      return { kind: 'nextAction', seat: state.active, ...actionsOf(state, state.active) };
    },
    surelyAsks: () => true,
    list: state => openActions(state, state.active).map(action => ({ kind: 'nextAction', ...action })),
    pick: (state, _frame, draw) => ({ kind: 'nextAction', ...anyOpenAction(state, state.active, draw) }),
    recognises(state, _frame, seat, answer) {
      const isTold = seat === state.active && 'kind' in answer && answer.kind === 'nextAction';
      const action = isTold ? openAction(state, seat, answer) : undefined;
      return action && { kind: 'nextAction', ...action };
    },
    take({ state }, _frame, action) {
      if (action.do === 'end turn') return 'passes';
      return { call: [frameOf(state, state.active, action)], then: 'ask' };
    },
  }),

  /** Everybody must have been activated before the turn ends: for the rest a pass is carried out (C-TRN-21, C-TRN-22). */
  passes({ state }, frame) {
    return waiting(state, frame).length > 0 ? 'order' : 'done';
  },

  order: asking<MainPhaseFrame, 'order'>({
    decide(state, frame) {
      const options = waiting(state, frame).map(({ id, card }) => ({ source: id, card, creature: id }));
      return { kind: 'order', seat: state.active, of: 'activations', options };
    },
    take({ state }, frame, { next }) {
      const { id } = waiting(state, frame)[next]!;
      frame.passed = [...(frame.passed ?? []), id];
      return { call: [activationOf(id, true)], then: 'passes' };
    },
  }),
});

/** Who must still be passed for. Newcomers with Rush and creatures under foreign control need not (C-TRN-22, C-CTL-9). */
function waiting(state: Readonly<ClassicState>, { passed = [] }: Readonly<MainPhaseFrame>): Creature[] {
  return creaturesOf(state, state.active).filter(creature => {
    const { id, activated, owner, controller, since } = creature;
    if (activated || owner !== controller || passed.includes(id)) return false;
    return since !== state.turn || !valueOf('rushes', creature, state);
  });
}

function frameOf(state: Readonly<ClassicState>, seat: Seat, action: Exclude<Action, { do: 'end turn' }>): ClassicFrame {
  switch (action.do) {
    case 'activate':
      return activationOf(action.creature);
    case 'play':
      return { kind: 'playCard', step: 'begin', seat, card: action.card, picks: [], cancelled: false };
    case 'play terrain':
      return { kind: 'playTerrain', step: 'begin', seat, card: action.card };
    default:
      return abilityFor(state, seat, action);
  }
}
