import { machine, refuse, type Answer, type Decision, type Game, type Machine, type Rules } from '../../index.ts';
import { decisions } from './decisions.ts';
import { procedures } from './procedures/index.ts';
import { copyState, firstState, type EmbersSetup, type EmbersState } from './state.ts';
import type { EmbersEvent, EmbersFrame, EmbersKinds } from './vocabulary.ts';
import { seenBy, viewOf, type EmbersView } from './view.ts';

export type EmbersGame = Game<
  EmbersSetup,
  EmbersState,
  EmbersView,
  EmbersEvent,
  Decision<EmbersKinds>,
  Answer<EmbersKinds>
>;

/** The rules of Embers as the kernel takes them. */
export const rules: Rules<EmbersState, EmbersEvent, EmbersFrame, EmbersKinds> = {
  procedures,
  decisions,
  asides: {
    concede: {
      read: () => ({}),
      judge: () => undefined,
      frame: seat => ({ kind: 'concede', step: 'leave', seat }),
    },
  },
  reveals: ({ type }) => {
    if (type === 'diceThrown') return 'chance';
    return type === 'cardDrawn' || type === 'handRedrawn' || type === 'wardShown' ? 'hidden' : undefined;
  },
  dropped: ({ from, to }) => ({ type: 'triggerDropped', from, to }),
  copy: copyState,
};

/** The outside of Embers, on a machine with these rules or with some that were changed for a test. */
export function embersOn(run: Machine<EmbersState, EmbersEvent, EmbersKinds>): EmbersGame {
  return {
    name: 'embers',
    begin: (setup, seed) => {
      const copies: unknown = (setup as Partial<EmbersSetup> | null)?.copies;
      if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1 || copies > 100) {
        return { refused: refuse('no-such-deck', 'E-1', { least: 1, most: 100 }) };
      }
      return run.begin(firstState({ copies }, seed));
    },
    seats: () => [0, 1],
    pending: state => run.pending(state),
    answers: decision => run.answers(decision),
    judge: (decision, answer) => run.judge(decision, answer),
    answer: (state, reply) => run.answer(state, reply),
    view: viewOf,
    shown: (decision, viewer) => (decision.seat === viewer ? decision : { n: decision.n, seat: decision.seat }),
    seen: seenBy,
    outcome: state => state.outcome,
    scratch: state => run.scratch(state),
  };
}

export const embers: EmbersGame = embersOn(machine(rules));
