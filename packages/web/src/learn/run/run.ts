import { answerMeant, classicMachine, isAsExpected, type ClassicState, type Happening } from '@signum/classic';
import { isRefused, seeded, type Refused, type Seat, type Told } from '@signum/kernel';
import type { Question, Reply } from '../../game/contract.ts';
import type { Step } from '../lessons.ts';
import { isOnTheWay } from './on-the-way.ts';
import { quietReply } from './quiet-reply.ts';
import { isUnfinished, type Passage, type Score } from './score.ts';

/** Who learns, and who answers by script. */
export const LEARNER: Seat = 0;

/** The game after an answer, and how far the lesson has come by it. */
export interface Moment {
  readonly state: ClassicState;
  /** What the answer brought. */
  readonly events: readonly Told<Happening>[];
  /** Who gave it; nobody at the beginning. */
  readonly by: Seat | null;
  /** Which step it is now; after the last one the scene is done. */
  readonly step: number;
  /** How many lines of the step's passage are said. */
  readonly said: number;
  /** Something else was done: quite legal, but the goal is not reached by it. */
  readonly isAstray: boolean;
  /** The number of the moment with which the step began. */
  readonly since: number;
}

/** A scene being played. Every moment is kept, so that everything can be taken back. */
export interface Run {
  readonly score: Score;
  readonly steps: readonly Step[];
  readonly moments: readonly Moment[];
}

export function beginRun(score: Score, steps: readonly Step[]): Run {
  const { state, events } = score.opening;
  const first: Moment = { state, events, by: null, step: -1, said: 0, isAstray: false, since: 0 };
  return { score, steps, moments: [nextStep({ score, steps, moments: [] }, first, 0)] };
}

export function nowIn({ moments }: Run): Moment {
  return moments.at(-1)!;
}

export function stepIn(run: Run): Step | undefined {
  return run.steps[nowIn(run).step];
}

export function questionIn(run: Run): Question | undefined {
  return classicMachine.pending(nowIn(run).state);
}

/** Takes an answer of whoever is asked. Whoever acts has read and looked enough. */
export function answered(run: Run, seat: Seat, answer: Reply): Refused | Run {
  const asked = questionIn(run);
  const result = classicMachine.answer(nowIn(run).state, { to: asked?.n ?? 0, seat, answer });
  if (isRefused(result)) return result;
  const acting = seat === LEARNER ? untilPlay(run) : run;
  const before = nowIn(acting);
  const line = lineFor(acting, seat);
  const meant = line && answerMeant(line.word, statesOf(acting));
  const isMeant = meant !== undefined && isOnTheWay(answer, meant);
  const said = isMeant && !isUnfinished(line!.word, result.state) ? line!.at + 1 : before.said;
  const isAstray = before.isAstray || (seat === LEARNER && !isMeant && !isIdle(asked));
  const moment: Moment = { ...before, state: result.state, events: result.events, by: seat, said, isAstray };
  return judged({ ...acting, moments: [...acting.moments, moment] });
}

/** What somebody other than the learner says next; nothing, if the learner is asked or the game is over. */
export function othersReply(run: Run): { readonly seat: Seat; readonly reply: Reply } | undefined {
  const asked = questionIn(run);
  if (!asked) return undefined;
  if (asked.seat === LEARNER) {
    // a window in which nothing fits would only make a beginner wait
    return isIdle(asked) ? { seat: LEARNER, reply: { kind: 'tactic', tactic: 'pass' } } : undefined;
  }
  const line = lineFor(run, asked.seat);
  const meant = line && answerMeant(line.word, statesOf(run));
  const isTaken = meant !== undefined && classicMachine.judge(asked, meant) === undefined;
  return { seat: asked.seat, reply: isTaken ? meant : quietReply(asked) };
}

/** What the lesson would have the learner say now. */
export function proposedReply(run: Run): Reply | undefined {
  const line = lineFor(run, LEARNER);
  return line && questionIn(run)?.seat === LEARNER ? answerMeant(line.word, statesOf(run)) : undefined;
}

/** The step of a reader is over. */
export function readOn(run: Run): Run {
  const { moments } = run;
  const last = nowIn(run);
  return { ...run, moments: [...moments.slice(0, -1), nextStep(run, last, moments.length - 1)] };
}

/** Before the learner's last answer; as it was, if there is none. */
export function takenBack(run: Run): Run {
  const last = run.moments.findLastIndex(({ by }, place) => by === LEARNER && !isIdle(askedBefore(run, place)));
  return last < 1 ? run : { ...run, moments: run.moments.slice(0, last) };
}

/** As it was when the step began. */
export function stepAgain(run: Run): Run {
  return { ...run, moments: run.moments.slice(0, nowIn(run).since + 1) };
}

export function canTakeBack(run: Run): boolean {
  return takenBack(run) !== run;
}

function askedBefore({ moments }: Run, place: number): Question | undefined {
  return classicMachine.pending(moments[place - 1]!.state);
}

function isIdle(asked: Question | undefined): boolean {
  return asked?.kind === 'tactic' && asked.usable.length === 0;
}

/** Over what is to be looked at and read, to what is to be played. */
function untilPlay(run: Run): Run {
  const step = stepIn(run);
  return step === undefined || step.wants === 'play' ? run : untilPlay(readOn(run));
}

/** Is the goal reached? Then the next step begins; if all is said and it is not, something else was done. */
function judged(run: Run): Run {
  const passage = passageIn(run);
  if (!passage) return run;
  const last = nowIn(run);
  const events = run.moments.slice(last.since + 1).flatMap(moment => moment.events);
  const place = run.moments.length - 1;
  if (isAsExpected(passage.goal, statesOf(run), events)) {
    return { ...run, moments: [...run.moments.slice(0, -1), nextStep(run, last, place)] };
  }
  const asked = questionIn(run);
  const isLearnersTurn = asked === undefined || (asked.seat === LEARNER && !isIdle(asked));
  const isAstray = last.isAstray || (isLearnersTurn && last.said >= passage.lines.length);
  return isAstray === last.isAstray ? run : { ...run, moments: [...run.moments.slice(0, -1), { ...last, isAstray }] };
}

/** The moment as the beginning of the next step, with the dice that belong to it. */
function nextStep({ score, steps }: Run, moment: Moment, since: number): Moment {
  const step = moment.step + 1;
  const passage = passageAt(score, steps, step);
  const state = passage ? { ...moment.state, chance: diceOf(passage) } : moment.state;
  return { ...moment, state, step, said: 0, isAstray: false, since };
}

/** Whoever splits otherwise throws more dice than were told: then those of a stream that is the same every time. */
function diceOf({ dice }: Passage): ClassicState['chance'] {
  return { script: [...dice], after: seeded(SEED) };
}

const SEED = '5'.repeat(64);

function passageIn(run: Run): Passage | undefined {
  return passageAt(run.score, run.steps, nowIn(run).step);
}

function passageAt({ passages }: Score, steps: readonly Step[], step: number): Passage | undefined {
  if (steps[step]?.wants !== 'play') return undefined;
  return passages[steps.slice(0, step).filter(({ wants }) => wants === 'play').length];
}

/** The next line of a seat, and its place in the passage. */
function lineFor(run: Run, seat: Seat): { readonly word: Passage['lines'][number]; readonly at: number } | undefined {
  const { step, said } = nowIn(run);
  const next = run.steps.findIndex(({ wants }, place) => place >= step && wants === 'play');
  const passage = next < 0 ? undefined : passageAt(run.score, run.steps, next);
  const at = passage?.lines.findIndex(({ player = LEARNER + 1 }, place) => place >= said && player === seat + 1) ?? -1;
  return at < 0 ? undefined : { word: passage!.lines[at]!, at };
}

function statesOf({ moments }: Run): readonly ClassicState[] {
  return moments.map(({ state }) => state);
}
