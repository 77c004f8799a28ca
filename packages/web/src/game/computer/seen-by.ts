import type { ClassicState } from '@signum/classic';
import { classic } from '../classic.ts';
import type { Question } from '../contract.ts';
import { valuesIn } from '../sight-of.ts';
import type { Seen } from './player.ts';

/** The game as the computer in the asked chair sees it. */
export function seenBy(state: Readonly<ClassicState>, question: Question, random: () => number): Seen {
  return {
    question,
    view: classic.view(state, question.seat),
    values: valuesIn(state),
    cardOf: id => state.cards[id],
    answers: () => classic.answers(question),
    random,
  };
}
