import { isRefused, refuse, type Answer, type Decision, type Refusal, type Seat, type Told } from '@signum/kernel';
import { decisions, type Decisions } from '../decisions/index.ts';
import type { Happening } from '../happenings.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicState } from '../state.ts';
import { askedIn, type Moment } from './check/check-expectation.ts';
import type { ToldEvent } from './check/check-events.ts';
import { holds } from './check/compared.ts';
import { whyStrange } from './check/strangers.ts';
import type { Step, Word } from './form/step.ts';
import { Names } from './names.ts';
import { phrases } from './phrases/index.ts';
import type { Phrase, Scene, Written } from './phrase.ts';
import { partsInWords } from './told-words.ts';
import { fittingAnswer } from './fitting-answer.ts';
import type { Difference, TraceLine } from './verdict.ts';

type AnyDecision = Decision<Decisions>;

/** A scenario being played: the table now, and the story so far. */
export class Playthrough {
  readonly trace: TraceLine[] = [];
  /** What was answered so far, as the engine took it. */
  readonly replies: { readonly seat: Seat; readonly answer: Answer<Decisions> }[] = [];
  readonly #names = new Names();
  #state!: ClassicState;

  begin(state: ClassicState): void {
    this.#names.keep(state);
    const { state: begun, events } = classicMachine.begin(state);
    this.#goOn(begun, events);
  }

  get moment(): Moment {
    const state = this.#state;
    const told = this.trace.filter((line): line is ToldEvent & TraceLine => 'event' in line);
    return { state, names: this.#names, pending: classicMachine.pending(state), told };
  }

  /** A player says something. What is not taken is told as a difference, with what would have been. */
  say(word: Word, where: string): Difference[] {
    const refusal = this.#take(word);
    if (refusal === undefined) return [];
    return [...this.#strangersIn(word, where), { where, what: `is refused: ${inBrief(refusal)}`, ...this.#instead() }];
  }

  checkRefused({ refused, rule, code }: Extract<Step, { refused: unknown }>, where: string): Difference[] {
    const unknown = this.#strangersIn(refused, where);
    if (unknown.length > 0) return unknown; // whoever is not there is refused for that alone
    const refusal = this.#refusalOf(refused);
    const expected = { ...(rule !== undefined && { rule }), ...(code !== undefined && { code }) };
    if (refusal === undefined) return [{ where, what: 'is taken, not refused', expected, found: 'taken' }];
    if (refusal === NOBODY_ASKED || refusal === OTHER_QUESTION) {
      return [{ where, what: 'answers nothing that is asked', ...this.#instead() }];
    }
    if (holds({ rule: refusal.rule, code: refusal.code }, expected)) return [];
    return [
      { where, what: 'is refused for another reason', expected, found: { rule: refusal.rule, code: refusal.code } },
    ];
  }

  checkPossible(word: Word, where: string): Difference[] {
    const refusal = this.#refusalOf(word);
    return refusal === undefined ? [] : [{ where, what: `is refused: ${inBrief(refusal)}`, ...this.#instead() }];
  }

  /** Exactly these answers, in any order. */
  checkLegal(words: readonly Word[], where: string): Difference[] {
    const { pending } = this.moment;
    if (!pending) return [{ where, what: 'nobody is asked anything' }];
    if ('sample' in decisions[pending.kind]) {
      return [
        { where, what: `the answers to '${pending.kind}' cannot be listed; say what is 'possible' or 'refused'` },
      ];
    }
    const wanted = new Set(words.map(word => JSON.stringify(this.#answerFor(word, pending))));
    const open = classicMachine.answers(pending).map(({ kind: _kind, ...taken }) => JSON.stringify(taken));
    const isSame = wanted.size === open.length && open.every(answer => wanted.has(answer));
    return isSame ? [] : [{ where, what: 'other answers are legal', expected: words, ...this.#instead() }];
  }

  /** Passes windows for tactics as long as nothing that lies there fits. */
  passIdleTactics(): void {
    for (;;) {
      const { pending } = this.moment;
      if (pending?.kind !== 'tactic' || pending.usable.length > 0) return;
      this.#take({ pass: true });
    }
  }

  /** Takes a word; a move is said in one, but declared and walked in two. */
  #take(word: Word): Refusal | undefined {
    const isDeclaring = this.#isAsked('act') && ('move' in word || 'run' in word);
    const refusal = this.#answer(word);
    return refusal === undefined && isDeclaring && this.#isAsked('route') ? this.#answer(word) : refusal;
  }

  /** Why a word would be refused. Only judged, so no die falls; the table stays as it is. */
  #refusalOf(word: Word): Refusal | undefined {
    const { pending } = this.moment;
    if (!pending) return NOBODY_ASKED;
    const seat = seatOf(word, pending);
    const aside = asideIn(word);
    if (aside || seat !== pending.seat) return classicMachine.aside(this.#state, seat, aside ?? { kind: pending.kind });
    const meant = this.#answerFor(word, pending);
    if (!meant) return OTHER_QUESTION;
    const refusal = classicMachine.judge(pending, { kind: pending.kind, ...meant });
    if (refusal !== undefined || pending.kind !== 'act' || !('move' in word || 'run' in word)) return refusal;
    const before = { state: this.#state, length: this.trace.length, replies: this.replies.length };
    this.#answer(word); // declared only: the way is judged next
    const found = this.#isAsked('route') ? this.#refusalOf(word) : undefined;
    this.#state = before.state;
    this.trace.length = before.length;
    this.replies.length = before.replies;
    return found;
  }

  #answer(word: Word): Refusal | undefined {
    const { pending } = this.moment;
    if (!pending) return NOBODY_ASKED;
    const aside = asideIn(word);
    const seat = seatOf(word, pending);
    const meant = aside ?? this.#answerFor(word, pending);
    if (!meant) return OTHER_QUESTION;
    const answer = { kind: pending.kind, ...meant };
    const result = classicMachine.answer(this.#state, { to: pending.n, seat, answer });
    if (isRefused(result)) return result.refused;
    this.replies.push({ seat, answer: result.reply.answer });
    this.trace.push({
      player: seat + 1,
      said: aside ? { [aside.kind]: true } : this.#written(result.reply.answer, pending),
    });
    this.#goOn(result.state, result.events);
    return undefined;
  }

  /** What a word means as an answer to this decision; nothing, if it answers another one. */
  #answerFor(word: Word, pending: AnyDecision): object | undefined {
    if ('answer' in word) return word.answer as object;
    const phrase = phraseFor(pending);
    const meant = phrase?.answer(word, pending, this.#scene);
    return meant && fittingAnswer(meant, pending);
  }

  #written(answer: object, pending: AnyDecision): Written {
    const { kind: _kind, ...taken } = answer as { kind: string };
    return phraseFor(pending)?.words(taken, pending, this.#scene) ?? { answer: taken };
  }

  #strangersIn(word: Word, where: string): Difference[] {
    return namesIn(word).flatMap(name => whyStrange(name, this.#scene, where));
  }

  #isAsked(kind: keyof Decisions): boolean {
    return classicMachine.pending(this.#state)?.kind === kind;
  }

  get #scene(): Scene {
    return { state: this.#state, names: this.#names };
  }

  /** What is asked, and what would be taken. */
  #instead(): Pick<Difference, 'expected' | 'legal'> & { found?: unknown } {
    const { pending, names } = this.moment;
    if (!pending) return { found: 'nobody is asked anything' };
    const open = classicMachine.answers(pending).slice(0, MOST_SHOWN);
    return { found: { asked: askedIn({ pending, names }) }, legal: open.map(answer => this.#written(answer, pending)) };
  }

  #goOn(state: ClassicState, events: readonly Told<Happening>[]): void {
    this.#state = state;
    this.#names.learn(state);
    for (const { event, rule } of events) {
      const parts = partsInWords(event, this.#names);
      this.trace.push({ event: event.type, parts, ...(rule !== undefined && { rule }) });
    }
  }
}

/** What is wrong with the file, not with the answer: no rule of the game refuses it. */
const NOBODY_ASKED = refuse('nobody-is-asked', 'K-ANS-1');
const OTHER_QUESTION = refuse('other-question', 'K-ANS-1');

/** Whose word it is: the one's who is asked, unless the file tells another. */
function seatOf({ player }: Word, { seat }: AnyDecision): Seat {
  return player === undefined ? seat : player - 1;
}

/** No more answers than this are told beside a difference. */
const MOST_SHOWN = 24;

function phraseFor(pending: AnyDecision): Phrase<keyof Decisions> | undefined {
  return (phrases as Record<string, unknown>)[pending.kind] as Phrase<keyof Decisions> | undefined;
}

function asideIn(word: Word): { kind: 'concede' | 'offerDraw' } | undefined {
  if ('concede' in word) return { kind: 'concede' };
  return 'offer draw' in word ? { kind: 'offerDraw' } : undefined;
}

/** Names of things in play that a word speaks of. */
function namesIn(word: Word): string[] {
  if ('choose' in word) return [...word.choose];
  return NAMING.flatMap(verb => (verb in word ? (word as unknown as Record<string, string>)[verb]! : []));
}

const NAMING = ['activate', 'attack', 'detect', 'search', 'secret entrance', 'use relic', 'use creature'];

function inBrief({ code, rule, facts }: Refusal): string {
  const told = Object.entries(facts).map(([name, fact]) => `, ${name} ${[fact].flat().join(' ')}`);
  return `${code} (${rule})${told.join('')}`;
}
