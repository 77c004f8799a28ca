import { machine, type Core, type Flow } from '../../index.ts';
import type { Trial } from '../battery/trial.ts';
import { embers, embersOn, rules, type EmbersGame } from './game.ts';
import { copyState, playerOf, type EmbersState } from './state.ts';
import { trialOf } from './trial.ts';
import type { EmbersFrame, StrikeFrame } from './vocabulary.ts';

/** Games with one fault each, planted to see whether the battery finds it. */

/** The other seat's next card is in the view. */
export const leakyView: EmbersGame = {
  ...embers,
  view: (state, viewer) => ({
    ...embers.view(state, viewer),
    next: state.players.map(({ deck }) => deck.at(-1) ?? 'none'),
  }),
};

/** The seed is in the view. */
export const leakySeed: EmbersGame = {
  ...embers,
  view: (state, viewer) => ({ ...embers.view(state, viewer), chance: state.chance }),
};

/** Everybody hears which card was drawn. */
export const leakyEvents: EmbersGame = { ...embers, seen: told => told };

/** Everybody sees which wards would fit. */
export const leakyDecision: EmbersGame = { ...embers, shown: decision => decision };

/** A pass on wards that do not fit is taken by the engine: the silence tells what lies there. */
export const leakySilence: EmbersGame = embersOn(
  machine({
    ...rules,
    decisions: {
      ...rules.decisions,
      showWard: { answers: ({ fitting }) => ['none' as const, ...new Set(fitting)].map(card => ({ card })) },
    },
  }),
);

/** The copy of the state forgets that ashes grow. */
export const sharing: EmbersGame = embersOn(
  machine({
    ...rules,
    copy: state => ({
      ...copyState(state),
      players: state.players.map(player => ({ ...player, deck: player.deck.slice(), wards: player.wards.slice() })),
    }),
  }),
);

let seen = 0;

/** Whose turn it is next is counted in a variable beside the state. */
export const remembering: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      turn: {
        ...rules.procedures.turn,
        next: play => {
          seen += 1;
          play.state.active = seen % 2;
          return 'draw';
        },
      },
    },
  }),
);

let declared = 0;

/** The power of a strike waits in a variable while wards are asked about: only a process that was not there notices. */
export const waiting: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      strike: {
        ...rules.procedures.strike,
        declare: (play, { by, power }) => {
          declared = power;
          play.emit({ type: 'strikeDeclared', seat: by, power });
          return playerOf(play.state, 1 - by).wards.length > 0 ? 'ward' : 'throw';
        },
        throw: (_play, { by }): Flow<StrikeFrame, EmbersFrame> => ({
          call: [{ kind: 'harm', step: 'suffer', seat: 1 - by, amount: declared }],
          then: 'done',
        }),
      },
    },
  }),
);

/** Where it is written down for a check, the state has lost its chain. */
export const shorthand: EmbersGame = {
  ...embers,
  write: (state, to) => to.text(JSON.stringify({ ...state, chain: [] })),
};

/** What a turn does next waits as a function in the state. */
export const closing: EmbersGame = {
  ...embers,
  begin: (setup, seed) => {
    const begun = embers.begin(setup, seed);
    if ('refused' in begun) return begun;
    const later = { next: () => playerOf(begun.state, 0).fire };
    return { ...begun, state: { ...begun.state, later } as EmbersState & Core };
  },
};

/** Answers are listed that do not fit. */
export const overOffering: EmbersGame = {
  ...embers,
  answers: decision => [...embers.answers(decision), { kind: 'act', do: 'play', card: 'mend' }],
};

/** A reply is taken for one before it was looked at. */
export const touchy: EmbersGame = {
  ...embers,
  answer: (state, reply) => {
    const isText = Object.values(reply.answer ?? {}).every(part => String(part) !== '');
    return embers.answer(state, isText ? reply : { ...reply, to: -1 });
  },
};

/** Nobody ever runs out of fire. */
export const endless: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: { ...rules.procedures, harm: { suffer: () => 'check', check: () => 'done' } },
  }),
);

const { act } = rules.procedures.turn;

/** A search is not told that one may rest. */
export const restless: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      turn: {
        ...rules.procedures.turn,
        act: {
          ...(act as object),
          surelyAsks: () => true,
          list: () => [{ kind: 'act', do: 'step' }],
        } as unknown as typeof act,
      },
    },
  }),
);

/** A search that lets chance choose is given a card that nobody has. */
export const fickle: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      turn: {
        ...rules.procedures.turn,
        act: {
          ...(act as object),
          surelyAsks: () => true,
          pick: () => ({ kind: 'act', do: 'play', card: 'none such' }),
        } as unknown as typeof act,
      },
    },
  }),
);

/** Whoever does not wait for the question may play whatever is in the hand, however far the other one is. */
export const hasty: EmbersGame = embersOn(
  machine({
    ...rules,
    procedures: {
      ...rules.procedures,
      turn: {
        ...rules.procedures.turn,
        act: {
          ...(act as object),
          surelyAsks: () => true,
          recognises: (_state: unknown, _frame: unknown, _seat: unknown, answer: object) =>
            'do' in answer && answer.do === 'play' ? { kind: 'act', do: 'play', card: 'jab' } : undefined,
        } as unknown as typeof act,
      },
    },
  }),
);

const faulty = {
  leakyView,
  leakySeed,
  leakyEvents,
  leakyDecision,
  leakySilence,
  sharing,
  remembering,
  waiting,
  shorthand,
  closing,
  overOffering,
  touchy,
  endless,
  restless,
  fickle,
  hasty,
};

export type Planted = keyof typeof faulty;

export function plantedTrial(name: Planted): ReturnType<typeof trialOf> {
  const home: Trial['home'] = { module: import.meta.url, name };
  return trialOf(faulty[name], home);
}
