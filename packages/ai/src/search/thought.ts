import type { ClassicState } from '@signum/classic';
import type { Seed } from '@signum/kernel';
import type { Question, Reply } from '../player.ts';
import { recruit } from '../recruit/recruit.ts';
import { questionIn, type Supposed } from './supposed.ts';

/** How far one looks: until an action is to be chosen again, or through so many turns after this one. */
export const HORIZONS = {
  /** Until whatever is under way is over. */
  quiet: 0,
  /** Then the turn is ended, whatever else could be done in it, and the other has a whole turn. */
  reply: 1,
  /** And both once more. */
  far: 3,
} as const;
export type Horizon = keyof typeof HORIZONS;

function isAsking({ frames }: Readonly<ClassicState>): boolean {
  const frame = frames.at(-1);
  return frame?.kind === 'mainPhase' && frame.step === 'ask';
}

/** How far a thought goes at most: more answers than this, and it goes round in circles. */
const LONGEST = 400;

export interface Thought {
  readonly state: ClassicState;
  /** Answers that were played. */
  readonly work: number;
}

/**
 * What may come of an answer: one world, one fall of the dice, and both sides go on as recruits. The rest of the own turn is left out:
 * what else will be done in it is thought about when it comes. `throwing` numbers the dice: two answers
 * with the same number meet the same luck as long as they go the same way.
 */
export function think(world: Supposed, answer: Reply, horizon: Horizon, seed: Seed, throwing: number): Thought {
  const { turn } = world.state;
  const turns = HORIZONS[horizon];
  const supposed = world.fork();
  supposed.state.chance = { seed, drawn: throwing * DICE_APART };
  supposed.play(answer);
  let work = 1;
  const random = whims(throwing);
  while (work < LONGEST && supposed.state.turn <= turn + turns) {
    const isOurs = supposed.state.turn === turn && isAsking(supposed.state);
    if (isOurs && turns === 0) break;
    const question = isOurs ? undefined : questionIn(supposed);
    if (!isOurs && !question) break;
    supposed.play(question ? byHabit(supposed, question, random) : END_TURN);
    work += 1;
  }
  return { state: supposed.state, work };
}

const END_TURN: Reply = { kind: 'nextAction', do: 'end turn' };

function byHabit(supposed: Supposed, question: Question, random: () => number): Reply {
  return recruit({ state: supposed.state, question, answers: () => supposed.answers(), random });
}

/** No thought draws as many numbers as this. */
const DICE_APART = 4096;

/** The whims of thought-up players: even, cheap and always the same. */
function whims(start: number): () => number {
  let at = start * 0.381_966;
  return () => {
    at = (at + 0.618_033_988_75) % 1;
    return at;
  };
}
