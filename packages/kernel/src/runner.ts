import type { Draw } from './chance.ts';
import type { Answer, Decision, Fitting, Kinds, Question } from './decision.ts';
import type { Reveals, Told } from './event.ts';
import type { Because, Core, Frame, Link } from './frame.ts';
import { linkOf, type LoopGuard } from './loop-guard.ts';
import type { Act, Ask, Flow, Play, Procedures } from './procedure.ts';
import type { Seat } from './seat.ts';

/** One answer being worked out. */
export interface Work<S, E> extends Play<S, E> {
  /** What was told so far. Search only counts: its list stays empty. */
  readonly events: Told<E>[];
  /** What the step under way works for. */
  because: Because | undefined;
  /** The last event of the step under way: the cause of what it calls. */
  latest: number | undefined;
  /** Steps carried out so far. One that threw is not among them. */
  steps: number;
}

export interface Runner<S, E, All extends Frame, K extends Kinds> {
  /** Work whose events are kept. */
  telling(state: S): Work<S, E>;
  /** Work whose events are only counted. */
  silent(state: S): Work<S, E>;
  pending(state: Readonly<S>): Decision<K> | undefined;
  /** The answers of the pending decision, if they can be told without working it out. */
  list(state: Readonly<S>): Answer<K>[] | undefined;
  /** One of them at random, if that can be told without listing them. */
  pick(state: Readonly<S>, draw: Draw): Answer<K> | undefined;
  /** This answer in its clean form, if it surely fits: told without working out the decision. */
  recognised(state: Readonly<S>, seat: Seat, answer: object): Answer<K> | undefined;
  /** Gives the pending decision its answer. */
  take(work: Work<S, E>, answer: Answer<K>): void;
  /** Puts a procedure on top of whatever is under way. */
  call(work: Work<S, E>, frame: All): void;
  /**
   * Runs on until a player has a real choice, or nothing is left to do. Tells the decision if it had to be worked out to know
   * that there is a choice. Whoever wants to stop in between says when it is enough.
   */
  settle(work: Work<S, E>, isEnough?: Enough<S>): Decision<K> | undefined;
}

/** Is it enough, after so many steps? */
export type Enough<S> = (state: Readonly<S>, steps: number) => boolean;

interface Needs<S, E, All extends Frame, K extends Kinds> {
  readonly procedures: Procedures<S, E, All, K>;
  readonly decisions: Fitting<K>;
  readonly guard: LoopGuard<S>;
  readonly reveals?: (event: E) => Reveals | undefined;
  readonly dropped?: (link: Link) => E;
}

/** More steps than this without a decision are an endless loop in the rules, not a long turn. */
const MOST_STEPS = 100_000;

export function runner<S extends Core<All>, E, All extends Frame, K extends Kinds>(
  rules: Needs<S, E, All, K>,
): Runner<S, E, All, K> {
  type AnyAsk = Ask<S, E, Frame, All, K, keyof K>;
  type AnyStep = Act<S, E, Frame, All> | AnyAsk;
  const table = rules.procedures as unknown as Record<string, Record<string, AnyStep>>;

  function stepOf(frame: Readonly<Frame>): AnyStep {
    const step = table[frame.kind]?.[frame.step];
    if (!step) throw new Error(`there is no step '${frame.step}' in the procedure '${frame.kind}'`);
    return step;
  }

  function workOn(state: S, isTelling: boolean): Work<S, E> {
    const work: Work<S, E> = {
      state,
      events: [],
      because: undefined,
      latest: undefined,
      steps: 0,
      emit(event, rule = work.because?.rule) {
        const n = state.told;
        if (isTelling) work.events.push(toldOf(n, event, rule, work, rules.reveals?.(event)));
        state.told += 1;
        work.latest = n;
        return n;
      },
    };
    return work;
  }

  /** Goes where a step pointed: on in its own procedure, out of it, and first into whatever it called. */
  function follow(work: Work<S, E>, frame: Frame, flow: Flow<Frame, All>): void {
    const isCall = typeof flow !== 'string';
    const then = isCall ? flow.then : flow;
    if (then !== 'done') frame.step = then;
    else if (work.state.frames.at(-1) === frame) work.state.frames.pop(); // a step that ended the game has emptied the stack itself
    if (!isCall) return;
    for (let index = flow.call.length - 1; index >= 0; index -= 1) push(work, frame, flow.call[index]!); // the first called ends up on top
  }

  function push(work: Work<S, E>, caller: Frame | undefined, called: All): void {
    const { state } = work;
    const link = linkOf(caller, called);
    if (link) {
      if (!rules.guard(state, link)) {
        if (rules.dropped) work.emit(rules.dropped(link));
        return;
      }
      state.chain.push(link);
    }
    inherit(called, caller?.because, work.latest);
    state.frames.push(called);
  }

  /** Makes a step ready to act: what it tells and calls from now on is its own. */
  function enter(work: Work<S, E>, frame: Readonly<Frame>): void {
    work.because = frame.because;
    work.latest = undefined;
  }

  function decisionOf(state: Readonly<S>, frame: Readonly<Frame>, step: AnyAsk): Decision<K> {
    const question: Question<K> & { n?: number } = step.decide(state, frame);
    question.n = state.answered; // the question was made just now: no need to copy it for one number
    return question as Decision<K>;
  }

  /** The step at the top of the stack, if it asks. */
  function asking(state: Readonly<S>): { frame: Frame; step: AnyAsk } | undefined {
    const frame = state.frames.at(-1);
    if (!frame) return undefined;
    const step = stepOf(frame);
    return typeof step === 'function' ? undefined : { frame, step };
  }

  /** The one answer that fits, or nothing if there is a choice or a secret to keep. */
  function onlyAnswer(decision: Decision<K>): Answer<K> | undefined {
    const fitting = rules.decisions[decision.kind];
    if (!('answers' in fitting) || fitting.alwaysAsked || fitting.hasChoice?.(decision)) return undefined;
    const answers = fitting.answers(decision);
    if (answers.length === 0) throw new Error(`nothing fits the decision '${String(decision.kind)}'`);
    return answers.length > 1 ? undefined : { kind: decision.kind, ...answers[0] };
  }

  return {
    telling: state => workOn(state, true),
    silent: state => workOn(state, false),

    pending(state) {
      const asked = asking(state);
      return asked && decisionOf(state, asked.frame, asked.step);
    },

    list(state) {
      const asked = asking(state);
      return asked?.step.list?.(state, asked.frame);
    },

    pick(state, draw) {
      const asked = asking(state);
      return asked?.step.pick?.(state, asked.frame, draw);
    },

    recognised(state, seat, answer) {
      const asked = asking(state);
      return asked?.step.recognises?.(state, asked.frame, seat, answer);
    },

    take(work, answer) {
      const asked = asking(work.state);
      if (!asked) throw new Error('nobody is asked anything');
      work.state.answered += 1;
      enter(work, asked.frame);
      follow(work, asked.frame, asked.step.take(work, asked.frame, answer));
      work.steps += 1;
    },

    call(work, frame) {
      work.state.answered += 1;
      enter(work, frame);
      push(work, undefined, frame);
    },

    settle(work, isEnough) {
      const { state } = work;
      for (const begun = work.steps; ; work.steps += 1) {
        const frame = state.frames.at(-1);
        if (!frame || isEnough?.(state, work.steps)) return undefined;
        if (work.steps - begun > MOST_STEPS) throw new Error(`no end in sight: ${namesOf(state.frames.slice(-8))}`);
        if (state.chain.length > 0 && frame.because?.source === undefined) state.chain = []; // no trigger is waiting any more (C-TIM-10)
        const step = stepOf(frame);
        if (typeof step === 'function') {
          enter(work, frame);
          follow(work, frame, step(work, frame));
          continue;
        }
        if (step.surelyAsks?.(state, frame)) return undefined;
        // one legal answer is taken by the engine (C-TIM-22)
        let only = step.otherwise?.(state, frame);
        if (!only) {
          const decision = decisionOf(state, frame, step);
          only = onlyAnswer(decision);
          if (!only) return decision;
        }
        enter(work, frame);
        follow(work, frame, step.take(work, frame, only));
      }
    },
  };
}

/** The frames on top of the stack, for a message. */
function namesOf(frames: readonly Frame[]): string {
  return frames.map(({ kind, step }) => `${kind}.${step}`).join(' > ');
}

/** A called procedure works for whoever called it, because of the last event told, unless it says otherwise itself. */
function inherit(called: Frame, caller: Because | undefined, latest: number | undefined): void {
  const own = called.because;
  const source = own?.source ?? caller?.source;
  const cause = own?.cause ?? latest ?? caller?.cause;
  const rule = own?.rule ?? caller?.rule;
  if (source === undefined && cause === undefined && rule === undefined) return;
  const because: { source?: string; cause?: number; rule?: string } = {};
  if (source !== undefined) because.source = source;
  if (cause !== undefined) because.cause = cause;
  if (rule !== undefined) because.rule = rule;
  called.because = because;
}

/** An event as it is told. What is not there is absent, so the parts are added one by one. */
function toldOf<E>(
  n: number,
  event: E,
  rule: string | undefined,
  { because, latest }: Pick<Work<unknown, E>, 'because' | 'latest'>,
  reveals: Reveals | undefined,
): Told<E> {
  const told: { -readonly [P in keyof Told<E>]: Told<E>[P] } = { n, event };
  if (rule !== undefined) told.rule = rule;
  if (because?.source !== undefined) told.source = because.source;
  const cause = latest ?? because?.cause;
  if (cause !== undefined) told.cause = cause;
  if (reveals !== undefined) told.reveals = reveals;
  return told;
}
