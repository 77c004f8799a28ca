import {
  answerMeant,
  classicMachine,
  openingOf,
  type Catalogue,
  type ClassicState,
  type Expectation,
  type Happening,
  type ScenarioWord,
  type Telling,
} from '@signum/classic';
import { isRefused, leftOver, type Told } from '@signum/kernel';

/** A stretch of a lesson: what is proposed to be said, what has then come true, and the dice that fall meanwhile. */
export interface Passage {
  readonly lines: readonly ScenarioWord[];
  readonly goal: Expectation;
  readonly dice: readonly number[];
}

/** A scenario as a lesson uses it: the table at its beginning, and its passages. */
export interface Score {
  readonly opening: { readonly state: ClassicState; readonly events: readonly Told<Happening>[] };
  readonly passages: readonly Passage[];
}

/**
 * Reads a scenario as a score: every `expect` among its lines ends a passage. It is played through once, to learn which dice belong
 * to which passage: so those of the next one fall as intended, however many were thrown before.
 */
export function scoreOf(telling: Telling, catalogue: Catalogue): Score {
  const opening = openingOf(telling, catalogue);
  const passages: Passage[] = [];
  const states = [opening.state];
  let lines: ScenarioWord[] = [];
  let dice = diceLeft(states);
  for (const line of telling.scenario.play ?? []) {
    if ('expect' in line) {
      passages.push({ lines, goal: line.expect, dice });
      lines = [];
      dice = diceLeft(states);
    } else if ('legal' in line || 'possible' in line || 'refused' in line) {
      throw new Error('a lesson only tells what is said and what must come true');
    } else {
      lines.push(line);
      say(line, states);
    }
  }
  return { opening, passages };
}

/** Says a line; a move is told in one, but declared and walked in two. */
function say(line: ScenarioWord, states: ClassicState[]): void {
  for (let isSaid = false; !isSaid;) {
    const pending = classicMachine.pending(states.at(-1)!);
    if (!pending) throw new Error(`nobody is asked anything, but told ${JSON.stringify(line)}`);
    const isIdle = pending.kind === 'tactic' && pending.usable.length === 0;
    const answer = isIdle ? ({ kind: 'tactic', tactic: 'pass' } as const) : answerMeant(line, states);
    const taken = classicMachine.answer(states.at(-1)!, { to: pending.n, seat: pending.seat, answer });
    if (isRefused(taken)) throw new Error(`${JSON.stringify(line)} is refused: ${taken.refused.code}`);
    states.push(taken.state);
    isSaid = !isIdle && !isUnfinished(line, taken.state);
  }
}

/** Is the move that this line tells declared, but its way not yet chosen? */
export function isUnfinished(line: ScenarioWord, state: ClassicState): boolean {
  return ('move' in line || 'run' in line) && classicMachine.pending(state)?.kind === 'route';
}

function diceLeft(states: readonly ClassicState[]): readonly number[] {
  return [...leftOver(states.at(-1)!.chance)];
}
