import type { Answer, Told } from '@signum/kernel';
import type { Catalogue } from '../card.ts';
import type { Decisions } from '../decisions/index.ts';
import type { Happening } from '../happenings.ts';
import { classicMachine } from '../machine.ts';
import type { ClassicState } from '../state.ts';
import { checkExpectation } from './check/check-expectation.ts';
import { fittingAnswer } from './fitting-answer.ts';
import type { Expectation } from './form/expectation.ts';
import type { Word } from './form/step.ts';
import { Names } from './names.ts';
import type { Phrase } from './phrase.ts';
import { phrases } from './phrases/index.ts';
import type { Telling } from './read-scenario.ts';
import { stage } from './stage/stage.ts';
import { partsInWords } from './told-words.ts';

/*
 * A scenario in the hands of a person: its lines are only a proposal, what it expects is a goal. Whoever holds it keeps all states
 * of the game so far, the present one last; the names of the file follow from them, also after a take-back.
 */

/** The table of a scenario as the first question finds it. A mistake in the file is thrown. */
export function openingOf(
  { scenario, edition }: Telling,
  catalogue: Catalogue,
): { state: ClassicState; events: readonly Told<Happening>[] } {
  return classicMachine.begin(stage(scenario, edition, catalogue));
}

/** What a line of a scenario means as an answer to the question that is open now; nothing, if it answers another one. */
export function answerMeant(word: Word, states: readonly ClassicState[]): Answer<Decisions> | undefined {
  const state = states.at(-1)!;
  const pending = classicMachine.pending(state);
  if (!pending) return undefined;
  const phrase = (phrases as Record<string, unknown>)[pending.kind] as Phrase<keyof Decisions> | undefined;
  const meant =
    'answer' in word ? (word.answer as object) : phrase?.answer(word, pending, { state, names: named(states) });
  return meant && ({ kind: pending.kind, ...fittingAnswer(meant, pending) } as Answer<Decisions>);
}

/** Is everything so as a scenario expects it, after these events? */
export function isAsExpected(
  expected: Expectation,
  states: readonly ClassicState[],
  events: readonly Told<Happening>[],
): boolean {
  const state = states.at(-1)!;
  const names = named(states);
  const told = events.map(({ event }) => ({ event: event.type, parts: partsInWords(event, names) }));
  return checkExpectation(expected, { state, names, told, pending: classicMachine.pending(state) }, '').length === 0;
}

function named(states: readonly ClassicState[]): Names {
  const names = new Names();
  names.keep(states[0]!);
  for (const state of states) names.learn(state);
  return names;
}
