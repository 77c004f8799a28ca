import type { Action, ClassicState } from '@signum/classic';
import type { Seed } from '@signum/kernel';
import type { MayGoOn, Question, Reply } from '../player.ts';
import { growFamiliar } from '../recruit/familiar.ts';
import { recruit } from '../recruit/recruit.ts';
import { evenDice } from './even-dice.ts';
import type { Plan } from './plan.ts';
import { nameOf, plannedReply } from './planned-reply.ts';
import { questionIn, type Supposed } from './supposed.ts';

/** How far one looks, in turns after this one. */
export const HORIZONS = {
  /** Until whatever is under way is over, and an action is to be chosen again. */
  quiet: -1,
  /** To the end of this turn. */
  turn: 0,
  /** And of the next one: what does the other make of it? */
  reply: 1,
  /** And both once more. */
  far: 3,
} as const;
export type Horizon = keyof typeof HORIZONS;

/** What is built and what is paid with shows itself in the cards that are played after it: there one must look further. */
export function further(horizon: Horizon, kind: Question['kind']): Horizon {
  if (kind === 'payment') return horizon === 'quiet' ? 'turn' : horizon;
  return kind === 'construct' ? (horizon === 'quiet' ? 'turn' : 'far') : horizon;
}

/** How far a thought goes at most: more answers than this, and it goes round in circles. */
const LONGEST = 400;

export interface Playout {
  readonly state: ClassicState;
  /** Answers that were played. */
  readonly work: number;
  /** It was broken off, and its state says nothing. */
  readonly isCut: boolean;
  /** The actions that were taken in this turn after the answer, and all that could have been. */
  readonly taken: readonly Action[];
  readonly open: ReadonlyMap<string, Action>;
}

/** One fall of the dice: the same number gives two plans the same luck as long as they go the same way. */
export interface Luck {
  readonly seed: Seed;
  readonly number: number;
}

/** What may come of a plan in one world: whatever it does not say is done as recruits would, on both sides. */
export function playOut(world: Supposed, plan: Plan, horizon: Horizon, luck: Luck, mayGoOn: MayGoOn): Playout {
  const { turn } = world.state;
  // to end the turn is to leave things as they are: what the next one brings to the other side is no argument against it
  if (horizon === 'quiet' && endsTurn(plan))
    return { state: world.state, work: 0, isCut: false, taken: [], open: NONE };
  const supposed = world.fork();
  growFamiliar(supposed.state, world.state);
  const after = { seed: luck.seed, drawn: luck.number * DICE_APART };
  supposed.state.chance = { script: evenDice(luck.seed, luck.number), after };
  supposed.play(plan.answer);
  let work = 1;
  const random = whims(luck.number);
  const steps = plan.steps.values();
  const taken: Action[] = [];
  const open = new Map<string, Action>();
  while (work < LONGEST && !isFarEnough(supposed.state, turn, HORIZONS[horizon])) {
    if (!mayGoOn()) return { state: supposed.state, work, isCut: true, taken, open };
    const question = questionIn(supposed);
    if (!question) break;
    const isPlanned = supposed.state.turn === turn && question.seat === plan.seat;
    const planned = isPlanned ? plannedReply(plan, steps, supposed.state, question) : undefined;
    const reply = planned ?? byHabit(supposed, question, random);
    if (isPlanned && reply.kind === 'nextAction' && question.kind === 'nextAction') {
      taken.push(reply);
      for (const action of question.actions) open.set(nameOf(action), action);
    }
    supposed.play(reply);
    work += 1;
  }
  return { state: supposed.state, work, isCut: false, taken, open };
}

const NONE: ReadonlyMap<string, Action> = new Map();

function endsTurn({ answer }: Plan): boolean {
  return answer.kind === 'nextAction' && answer.do === 'end turn';
}

function isFarEnough(state: Readonly<ClassicState>, begun: number, turns: number): boolean {
  if (turns < 0 && isAsking(state)) return true;
  return state.turn > begun + Math.max(0, turns);
}

function isAsking({ frames }: Readonly<ClassicState>): boolean {
  const frame = frames.at(-1);
  return frame?.kind === 'mainPhase' && frame.step === 'ask';
}

function byHabit(supposed: Supposed, question: Question, random: () => number): Reply {
  return recruit({ state: supposed.state, question, answers: () => supposed.answers(), random });
}

/** No playout draws as many numbers as this. */
const DICE_APART = 4096;

/** The whims of thought-up players: even, cheap and always the same. */
function whims(start: number): () => number {
  let at = start * 0.381_966;
  return () => {
    at = (at + 0.618_033_988_75) % 1;
    return at;
  };
}
