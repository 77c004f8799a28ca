import { players as all } from '@signum/ai';
import { catalogue } from '@signum/cards';
import { veil, type ClassicState } from '@signum/classic';
import { hashOfText } from '@signum/kernel';
import { COMPUTER_LEVELS, type ComputerLevel, type Question, type Reply } from '../contract.ts';

/** Whoever chooses for a seat. It keeps nothing in mind between two questions, so that a reload finds it as it was. */
type Player = (state: Readonly<ClassicState>, question: Question, random: () => number) => Reply;

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

function playing(level: ComputerLevel): Player {
  return (state, question, random) => {
    const sight = veil(state, question.seat, catalogue);
    const end = performance.now() + LONGEST_THOUGHT[level];
    const mayGoOn = () => performance.now() < end;
    return all[level].decide(sight, question, hashOfText(`${level} ${random()}`), mayGoOn).answer;
  };
}
