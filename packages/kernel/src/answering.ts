import type { Draw } from './chance.ts';
import type { Answer, Decision, Fitting, Kinds, Listed, Reply } from './decision.ts';
import type { Core, Frame } from './frame.ts';
import { flawInPlain, samePlain } from './plain.ts';
import type { Asides } from './procedure.ts';
import { refuse, type AnswerRefusals, type Refusal, type Refused } from './refusal.ts';
import type { Seat } from './seat.ts';

/** An answer that fits; for an aside also the procedure it begins. */
export interface Read<All extends Frame, A> {
  readonly answer: A;
  readonly frame?: All;
}

/** Tells which replies are taken. Whatever a client sends is looked at here first, and nothing of it is trusted. */
export interface Answering<S, All extends Frame, K extends Kinds> {
  answers(decision: Decision<K>): Answer<K>[];
  /** One of them at random; of a region, any that fits. */
  pick(decision: Decision<K>, draw: Draw): Answer<K> | undefined;
  read(decision: Decision<K>, answer: unknown): Read<All, Answer<K>> | Refused;
  aside(state: Readonly<S>, seat: Seat, answer: unknown): Read<All, Answer<K>> | Refused;
  receive(state: Readonly<S>, pending: Decision<K> | undefined, reply: Reply<unknown>): Read<All, Answer<K>> | Refused;
}

export function answering<S extends Core<All>, All extends Frame, K extends Kinds>(
  decisions: Fitting<K>,
  asides: Asides<S, All, K>,
): Answering<S, All, K> {
  function answers(decision: Decision<K>): Answer<K>[] {
    return takenBy(decision).map(one => ({ kind: decision.kind, ...one }));
  }

  function takenBy(decision: Decision<K>): K[keyof K]['taken'][] {
    const fitting = decisions[decision.kind];
    return 'answers' in fitting ? fitting.answers(decision) : fitting.sample(decision);
  }

  function pick(decision: Decision<K>, draw: Draw): Answer<K> | undefined {
    const fitting = decisions[decision.kind];
    const taken = 'one' in fitting ? fitting.one?.(decision, draw) : undefined;
    if (taken) return { kind: decision.kind, ...taken };
    const all = takenBy(decision);
    return all.length === 0 ? undefined : { kind: decision.kind, ...all[draw(all.length)]! };
  }

  function read(decision: Decision<K>, answer: unknown): Read<All, Answer<K>> | Refused {
    const kind = kindOf(answer);
    if (kind !== decision.kind) return refused('other-question', 'K-ANS-1', { asked: String(decision.kind) });
    const fitting = decisions[decision.kind];
    if ('answers' in fitting) return among(fitting, decision, answer);
    const taken = plainOrNothing(fitting.read(answer));
    if (!taken) return refused('malformed', 'K-ANS-4', {});
    const refusal = fitting.judge(decision, taken);
    return refusal ? { refused: refusal } : { answer: { kind: decision.kind, ...taken } };
  }

  function among(
    fitting: Listed<K[keyof K]['shown'], K[keyof K]['taken']>,
    decision: Decision<K>,
    answer: unknown,
  ): Read<All, Answer<K>> | Refused {
    const taken = fitting.answers(decision).find(one => isSameTaken(one, answer as object));
    if (taken) return { answer: { kind: decision.kind, ...taken } };
    const why = fitting.why?.(decision, answer);
    return why ? { refused: why } : refused('not-offered', 'K-ANS-1', {});
  }

  function aside(state: Readonly<S>, seat: Seat, answer: unknown): Read<All, Answer<K>> | Refused {
    const kind = kindOf(answer);
    const said = kind !== undefined && Object.hasOwn(asides, kind) ? asides[kind as keyof K] : undefined;
    if (!said) return refused('not-asked', 'K-ANS-3', {});
    const taken = plainOrNothing(said.read(answer));
    if (!taken) return refused('malformed', 'K-ANS-4', {});
    const refusal: Refusal | undefined = said.judge(state, seat, taken);
    return refusal ? { refused: refusal } : { answer: { kind, ...taken } as Answer<K>, frame: said.frame(seat, taken) };
  }

  return {
    answers,
    pick,
    read,
    aside,
    receive(state, pending, reply) {
      const flaw = flawInReply(reply);
      if (flaw) return refused('malformed', 'K-ANS-4', { flaw });
      if (!pending) return refused('game-over', 'K-ANS-1', {});
      const { to, seat, answer } = reply;
      if (to < pending.n) return refused('already-answered', 'K-ANS-2', { to, now: pending.n });
      if (to > pending.n) return refused('not-yet-asked', 'K-ANS-2', { to, now: pending.n });
      const kind = kindOf(answer);
      if (seat !== pending.seat || (kind !== pending.kind && kind !== undefined && Object.hasOwn(asides, kind))) {
        return aside(state, seat, answer);
      }
      return read(pending, answer);
    },
  };
}

function refused<C extends keyof AnswerRefusals>(code: C, rule: string, facts: AnswerRefusals[C]): Refused {
  return { refused: refuse(code, rule, facts) };
}

/** What was read, unless the state could not keep it: minus zero passes for a whole number, and JSON forgets it. */
function plainOrNothing<T>(taken: T | undefined): T | undefined {
  return taken === undefined || flawInPlain(taken) === undefined ? taken : undefined;
}

/** Is this answer, apart from its kind, that listed one? */
function isSameTaken(taken: object, answer: object): boolean {
  let keys = 1;
  for (const key in taken) {
    if (!Object.hasOwn(answer, key)) return false;
    if (!samePlain((taken as Record<string, unknown>)[key], (answer as Record<string, unknown>)[key])) return false;
    keys += 1;
  }
  return Object.keys(answer).length === keys;
}

function kindOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return undefined;
  return typeof answer.kind === 'string' ? answer.kind : undefined;
}

/** What is wrong with the form of a reply, whatever it answers. */
export function flawInReply(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null) return 'a reply is an object';
  if (!('to' in reply) || !Number.isInteger(reply.to)) return 'to';
  if (!('seat' in reply) || !Number.isInteger(reply.seat)) return 'seat';
  if (!('answer' in reply) || kindOf(reply.answer) === undefined) return 'answer.kind';
  return undefined;
}
