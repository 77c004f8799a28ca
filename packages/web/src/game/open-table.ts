import { personsAt, type Chair } from '@signum/host';
import type { Seat } from '@signum/kernel';
import { classic } from './classic.ts';
import type { ClassicTable } from './classic-table.ts';
import type { Question } from './contract.ts';

/** At an open table one person plays everybody: nothing is hidden, and no curtain falls. */
export function isOpenTable({ agreed }: ClassicTable): boolean {
  return ((agreed ?? {}) as { readonly open?: unknown }).open === true;
}

/** What is decided before everybody's eyes: how dice are put, and which of them are thrown again (C-MEL-8, C-CMP-3). */
const DECIDED_OPENLY: ReadonlySet<Question['kind']> = new Set(['assignDice', 'reroll']);

/** Who has the chair: at an open table whoever is asked; nobody when the other one has to decide something before the eyes of both. */
export function chairAt(table: ClassicTable, chair: Chair): Chair {
  const question = classic.pending(table.session.state);
  if (!question || table.seats[question.seat]?.kind !== 'person') return chair;
  if (isOpenTable(table)) return question.seat;
  return chair !== question.seat && DECIDED_OPENLY.has(question.kind) ? null : chair;
}

/**
 * Do two people look at the screen together? Then nobody has the chair, both hands are covered, and no curtain falls: whoever is asked
 * answers before the eyes of the other. The curtain falls before the next question that is not for both.
 */
export function isShared({ seats, session }: ClassicTable, chair: Chair): boolean {
  if (chair !== null) return false;
  const question = classic.pending(session.state);
  // whoever has looked on together sees the end together
  if (!question) return personsAt(seats).length > 1;
  return DECIDED_OPENLY.has(question.kind) && seats[question.seat]?.kind === 'person';
}

/** Whose time runs: that of the person who is asked and looks at the table. While the screen is passed on, nobody's does. */
export function thinkerAt(table: ClassicTable, chair: Chair): Seat | null {
  const asked = classic.pending(table.session.state)?.seat;
  if (asked === undefined || table.seats[asked]?.kind !== 'person') return null;
  return chair === asked || isShared(table, chair) ? asked : null;
}

/** Whose answer is taken back: one's own; at an open table the last one that was given. */
export function undoerAt(table: ClassicTable, chair: Chair): Seat | null {
  return isOpenTable(table) ? (table.session.journal.entries.at(-1)?.seat ?? chair) : chair;
}
