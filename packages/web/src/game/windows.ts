import { answerTable, personsAt, takeBackAt, undoOf } from '@signum/host';
import { isRefused, type Refused, type Seat, type TakeBack } from '@signum/kernel';
import { classic } from './classic.ts';
import type { ClassicTable } from './classic-table.ts';
import type { Reply } from './contract.ts';
import { askedAgain, isPassedOver } from './standing-word.ts';

/** Which windows for a face-down tactic a person is asked about: all of them, or those in which one of the own tactics fits. */
export type Windows = 'all' | 'fitting';

const PASS = { kind: 'tactic', tactic: 'pass' } as const satisfies Reply;

/**
 * Does the game stand at a window in which its person can only pass? A computer makes nothing of how long somebody takes, so the
 * pass may be given at once. Another person would learn from it what lies face down, and is never let know (C-TIM-22).
 */
export function isIdleWindow({ seats, session }: ClassicTable): boolean {
  const question = classic.pending(session.state);
  if (question?.kind !== 'tactic' || question.usable.length > 0) return false;
  const [person, ...others] = personsAt(seats);
  return person === question.seat && others.length === 0;
}

/** Is the pass given in the place of whoever is asked: by its own word, or because there is nothing else? */
function passesByItself(table: ClassicTable, windows: Windows): boolean {
  return isPassedOver(table) || (windows === 'fitting' && isIdleWindow(table));
}

/** The table after all windows that pass by themselves. Each pass is an answer like any other, and is recorded. */
export function passedOn(table: ClassicTable, windows: Windows): ClassicTable {
  let now = table;
  while (passesByItself(now, windows)) {
    const { n, seat } = classic.pending(now.session.state)!;
    const next = answerTable(classic, now, { to: n, seat, answer: PASS });
    if (isRefused(next)) throw new Error(`a pass is refused: ${next.refused.code}`);
    now = next;
  }
  return now;
}

/** Takes the last answer of a seat back. A pass that nobody gave goes with it: else it would be given again at once. */
export function takenBack(table: ClassicTable, seat: Seat, windows: Windows): ClassicTable | Refused {
  const back = takeBackAt(classic, askedAgain(table, seat), seat);
  return !isRefused(back) && passesByItself(back, windows) ? takenBack(back, seat, windows) : back;
}

/** May something be taken back? A pass that nobody gave is nothing, and what lies before it decides. */
export function undoIn(table: ClassicTable, seat: Seat, windows: Windows): TakeBack {
  const undo = undoOf(table.undo, table.session, seat);
  if (!undo.free || !endsWithPass(table)) return undo;
  const back = takeBackAt(classic, askedAgain(table, seat), seat);
  return !isRefused(back) && passesByItself(back, windows) ? undoIn(back, seat, windows) : undo;
}

function endsWithPass({ session }: ClassicTable): boolean {
  const last = session.journal.entries.at(-1)?.answer as Reply | undefined;
  return last?.kind === PASS.kind && last.tactic === PASS.tactic;
}
