import { answering, flawInReply, type Answering, type Read } from './answering.ts';
import { copy, type Copier } from './copy.ts';
import type { Answer, Decision, Fitting, Kinds, Reply } from './decision.ts';
import type { Reveals, Told } from './event.ts';
import type { Core, Frame, Link } from './frame.ts';
import { oncePerChain, type LoopGuard } from './loop-guard.ts';
import type { Asides, Procedures } from './procedure.ts';
import { isRefused, type Refusal, type Refused } from './refusal.ts';
import { runner, type Enough, type Work } from './runner.ts';
import { scratchOn, type Scratch } from './scratch.ts';
import type { Seat } from './seat.ts';

/** All that a game hands to the kernel. */
export interface Rules<S extends Core<All>, E, All extends Frame, K extends Kinds> {
  readonly procedures: Procedures<S, E, All, K>;
  readonly decisions: Fitting<K>;
  readonly asides?: Asides<S, All, K>;
  /** What an event taught somebody, for take-backs. */
  readonly reveals?: (event: E) => Reveals | undefined;
  /** May one ability set off another now? Without it: each pair once a chain (C-TIM-9). */
  readonly guard?: LoopGuard<S>;
  /** The event that tells of a trigger the guard dropped. */
  readonly dropped?: (link: Link) => E;
  /** A copier made for this game's state. Without it: a copy of everything. */
  readonly copy?: Copier<S>;
}

export interface Turned<S, E> {
  readonly state: S;
  readonly events: readonly Told<E>[];
}

/** A reply that was taken, in the clean form the journal keeps. */
export interface Taken<S, E, A> extends Turned<S, E> {
  readonly reply: Reply<A>;
}

export interface Machine<S, E, K extends Kinds> {
  /** Runs a first state until a player must choose. */
  begin(state: Readonly<S>): Turned<S, E>;
  /** The decision the game waits for. Derived from the state, never stored in it. */
  pending(state: Readonly<S>): Decision<K> | undefined;
  /** All fitting answers, or a fair sample where they cannot be listed. */
  answers(decision: Decision<K>): Answer<K>[];
  /** Why this answer does not fit that decision, told from the decision alone. */
  judge(decision: Decision<K>, answer: unknown): Refusal | undefined;
  /** Takes a reply. Pure from outside: the state handed in stays as it was, and a refusal makes no other. */
  answer(state: Readonly<S>, reply: Reply<unknown>): Taken<S, E, Answer<K>> | Refused;
  /** What a seat may say now although it is not asked. */
  aside(state: Readonly<S>, seat: Seat, answer: unknown): Refusal | undefined;
  /** A state to search on: changed in place, without events, by answers that are known to fit. */
  scratch(state: Readonly<S>): Scratch<S, K>;
  /**
   * Runs a copy of a state on to the next decision, after an answer that is known to fit if there is one, or until it is enough.
   * For whoever looks at what may happen between two decisions.
   */
  walk(state: Readonly<S>, answer?: Answer<K>, isEnough?: Enough<S>): Walk<S, K>;
}

/** How far a state was run on. */
export interface Walk<S, K extends Kinds> {
  readonly state: S;
  /** So many steps were carried out, the answered one among them. */
  readonly steps: number;
  /** What is asked there, if somebody is. */
  readonly decision?: Decision<K>;
  /** What a step threw instead of coming to its end. The state is of no use then, but the way up to that step can be gone again. */
  readonly thrown?: unknown;
}

/** Runs a game's procedures: frames and steps until somebody must choose. */
export function machine<S extends Core<All>, E, All extends Frame, K extends Kinds>(
  rules: Rules<S, E, All, K>,
): Machine<S, E, K> {
  const copyState: Copier<S> = rules.copy ?? copy;
  const guard: LoopGuard<S> = rules.guard ?? oncePerChain;
  const run = runner({ ...rules, guard });
  const judges: Answering<S, All, K> = answering(rules.decisions, rules.asides ?? {});
  // States that were handed out never change, so the decision of each is worked out once, by whoever asks for it first. A
  // cache and nothing more: a state that was loaded is asked anew.
  const worked = new WeakMap<object, Decision<K> | 'not yet'>();

  function pending(state: Readonly<S>): Decision<K> | undefined {
    const known = worked.get(state);
    if (known !== undefined && known !== 'not yet') return known;
    const decision = run.pending(state);
    if (known && decision) worked.set(state, decision);
    return decision;
  }

  /** An answer that fits, or why it does not. Most fit, and need not be looked for among all that would. */
  function received(state: Readonly<S>, reply: Reply<unknown>): Read<All, Answer<K>> | Refused {
    const isKnown = typeof worked.get(state) === 'object';
    const quickly =
      isKnown || flawInReply(reply) || reply.to !== state.answered
        ? undefined
        : run.recognised(state, reply.seat, reply.answer as object);
    return quickly ? { answer: quickly } : judges.receive(state, pending(state), reply);
  }

  function settled(work: Work<S, E>): void {
    worked.set(work.state, run.settle(work) ?? 'not yet');
  }

  return {
    begin(before) {
      const state = copyState(before);
      const work = run.telling(state);
      settled(work);
      return { state, events: work.events };
    },

    pending,
    answers: decision => judges.answers(decision),
    judge: (decision, answer) => {
      const read = judges.read(decision, answer);
      return isRefused(read) ? read.refused : undefined;
    },
    aside: (state, seat, answer) => {
      const read = judges.aside(state, seat, answer);
      return isRefused(read) ? read.refused : undefined;
    },

    answer(before, reply) {
      const read = received(before, reply);
      if (isRefused(read)) return read; // before anything is copied: a refusal changes nothing
      const state = copyState(before);
      const work = run.telling(state);
      if (read.frame) run.call(work, read.frame);
      else run.take(work, read.answer);
      settled(work);
      return { state, events: work.events, reply: { to: reply.to, seat: reply.seat, answer: read.answer } };
    },

    scratch: state => scratchOn(copyState(state), run, judges, copyState),

    walk(before, answer, isEnough) {
      const work = run.silent(copyState(before));
      try {
        if (answer) run.take(work, answer);
        const decision = run.settle(work, isEnough) ?? run.pending(work.state);
        return { state: work.state, steps: work.steps, ...(decision && { decision }) };
      } catch (thrown) {
        return { state: work.state, steps: work.steps, thrown };
      }
    },
  };
}
