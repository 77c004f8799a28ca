import { recruitPlayer, type MindPool, type Player as Mind } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { veil, type ClassicState } from '@signum/classic';
import { hashOfText } from '@signum/kernel';
import { clock } from './clock.ts';
import { COMPUTER_LEVELS, type ComputerLevel, type Question, type Reply } from '../contract.ts';

/**
 * Whoever chooses for a seat. It keeps nothing in mind between two questions, so that a reload finds it as it was. It says nothing if
 * its workers were sent home meanwhile, because nobody wants to know any more.
 */
type Player = (
  state: Readonly<ClassicState>,
  question: Question,
  random: () => number,
  minds: Minds,
) => Promise<Reply | undefined>;

/** The workers in which a player with several minds thinks. */
export type Minds = Pick<MindPool, 'close' | 'decide' | 'drop' | 'prepare'>;

/** Nobody likes to wait: after so many milliseconds a thought is broken off, on however slow a machine. */
const LONGEST_THOUGHT: Readonly<Record<ComputerLevel, number>> = {
  recruit: 50,
  soldier: 150,
  veteran: 400,
  commander: 1000,
  warlord: 2000,
};

/** Every computer player, by its level. Each is shown what a person in its chair would see, and no more. */
export const players = Object.fromEntries(COMPUTER_LEVELS.map(level => [level, playing(level)])) as Readonly<
  Record<ComputerLevel, Player>
>;

/** Does it take workers to play this well? */
export async function hasSeveralMinds(level: ComputerLevel): Promise<boolean> {
  const { minds = 1 } = await mindOf(level);
  return minds > 1;
}

/** Who thinks is fetched with the first game against one. */
async function mindOf(level: ComputerLevel): Promise<Mind> {
  return level === 'recruit' ? recruitPlayer : (await import('./thinkers.ts')).thinkers[level];
}

function playing(level: ComputerLevel): Player {
  return async (state, question, random, minds) => {
    const player = await mindOf(level);
    const sight = veil(state, question.seat, catalogue);
    const end = clock() + LONGEST_THOUGHT[level];
    const seed = hashOfText(`${level} ${random()}`);
    return (await minds.decide({ player, sight, question, seed, end }))?.answer;
  };
}
