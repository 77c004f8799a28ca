import type { Ask, Draw, Flow, Play, Procedure, Seat } from '@signum/kernel';
import type { Decisions } from './decisions/index.ts';
import type { Happening } from './happenings.ts';
import type { ClassicFrame } from './procedures/index.ts';
import { aftermath } from './reactions/aftermath.ts';
import { isOver } from './reactions/chain.ts';
import type { Trigger } from './reactions/trigger.ts';
import { addTriggers } from './reactions/triggers-of.ts';
import { standingStill } from './standing-still.ts';
import type { ClassicState, Creature } from './state.ts';

/** The kernel's types with this game's state, events and decisions filled in. */
export type Game = Play<ClassicState, Happening>;
export type Steps<F extends ClassicFrame> = Procedure<ClassicState, Happening, F, ClassicFrame, Decisions>;
export type Asks<F extends ClassicFrame, N extends keyof Decisions> = Ask<
  ClassicState,
  Happening,
  F,
  ClassicFrame,
  Decisions,
  N
>;
export type FlowOf<F extends ClassicFrame> = Flow<F, ClassicFrame>;

type AnyStep = Steps<ClassicFrame>[keyof Steps<ClassicFrame>];

/**
 * A procedure under the timing model: whatever a step does, a state check and the windows of its events come before the
 * next one (C-TIM-2). Procedures only tell what happens; none of them opens a window itself.
 */
export function steps<F extends ClassicFrame>(procedure: Steps<F>): Steps<F> {
  const watched = Object.entries<AnyStep>(procedure as never).map(([name, step]) => [name, watchedStep(step)]);
  return Object.fromEntries(watched) as Steps<F>;
}

type LooseAct = (play: Game, frame: ClassicFrame) => Flow<ClassicFrame, ClassicFrame>;
interface LooseAsk {
  decide(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>): unknown;
  take(play: Game, frame: ClassicFrame, answer: unknown): Flow<ClassicFrame, ClassicFrame>;
  surelyAsks?(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>): boolean;
  otherwise?(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>): unknown;
  list?(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>): unknown[];
  pick?(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>, draw: Draw): unknown;
  recognises?(state: Readonly<ClassicState>, frame: Readonly<ClassicFrame>, seat: Seat, answer: object): unknown;
}

function watchedStep(step: AnyStep): AnyStep {
  if (typeof step === 'function') {
    const act = step as unknown as LooseAct;
    const watchedAct: LooseAct = (play, frame) => {
      const watch = watching(play);
      return followed(watch, frame, act(watch, frame));
    };
    return watchedAct;
  }
  const ask = step as unknown as LooseAsk;
  const watchedAsk: LooseAsk = {
    decide: (state, frame) => standingStill(state, () => ask.decide(state, frame)),
    take: (play, frame, answer) => {
      const watch = watching(play);
      return followed(watch, frame, ask.take(watch, frame, answer));
    },
    ...(ask.surelyAsks && { surelyAsks: (state, frame) => standingStill(state, () => ask.surelyAsks!(state, frame)) }),
    ...(ask.otherwise && { otherwise: (state, frame) => ask.otherwise!(state, frame) }),
    ...(ask.list && { list: (state, frame) => standingStill(state, () => ask.list!(state, frame)) }),
    ...(ask.pick && { pick: (state, frame, draw) => standingStill(state, () => ask.pick!(state, frame, draw)) }),
    ...(ask.recognises && {
      recognises: (state, frame, seat, answer) =>
        standingStill(state, () => ask.recognises!(state, frame, seat, answer)),
    }),
  };
  return watchedAsk as unknown as AnyStep;
}

/** The game as a step sees it: what it tells is noted down, with what that sets off at this very moment. */
interface Watch extends Game {
  readonly play: Game;
  before: readonly Creature[];
  events: Happening[];
  triggers: Trigger[];
}

/** The watch of the last step. One step follows another on the same game and none runs within another, so it serves again. */
let last: Watch | undefined;

/** A watch that has noted nothing yet. */
function watching(play: Game): Watch {
  const watch = last?.play === play ? last : (last = watchOn(play));
  watch.before = play.state.creatures;
  if (watch.events.length > 0) watch.events = [];
  if (watch.triggers.length > 0) watch.triggers = [];
  return watch;
}

function watchOn(play: Game): Watch {
  const { state } = play;
  const watch: Watch = {
    state,
    play,
    before: state.creatures,
    events: [],
    triggers: [],
    emit(event, rule) {
      const n = play.emit(event, rule);
      watch.events.push(event);
      addTriggers(state, event, n, watch.triggers);
      return n;
    },
  };
  return watch;
}

/** Where a step leads: first to a state check and to the windows of what it told, then on. */
function followed(
  watch: Watch,
  frame: ClassicFrame,
  flow: Flow<ClassicFrame, ClassicFrame>,
): Flow<ClassicFrame, ClassicFrame> {
  const { state, before, events, triggers } = watch;
  const departed = before === state.creatures ? NOBODY : before.filter(creature => !state.creatures.includes(creature));
  const first = aftermath(state, frame, events, triggers, departed);
  if (first.length === 0)
    return isOver(state, frame, flow) ? { call: [{ kind: 'endGame', step: 'end' }], then: 'done' } : flow;
  watch.events = []; // these lists belong to the window now
  watch.triggers = [];
  return typeof flow === 'string' ? { call: first, then: flow } : { call: [...first, ...flow.call], then: flow.then };
}

const NOBODY: readonly Creature[] = [];

/** A step that asks, with the kind of its decision said, so that the compiler knows every argument. */
export function asking<F extends ClassicFrame, N extends keyof Decisions>(ask: Asks<F, N>): Asks<F, N> {
  return ask;
}
