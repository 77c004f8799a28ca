import type { Chair } from '@signum/host';
import type { Seat } from '@signum/kernel';
import { classic } from './classic.ts';
import type { ClassicTable } from './classic-table.ts';

/** At an open table one person plays everybody: nothing is hidden, and no curtain falls. */
export function isOpenTable({ agreed }: ClassicTable): boolean {
  return ((agreed ?? {}) as { readonly open?: unknown }).open === true;
}

/** Who has the chair: at an open table whoever is asked. */
export function chairAt(table: ClassicTable, chair: Chair): Chair {
  const asked = classic.pending(table.session.state)?.seat;
  const isPerson = asked !== undefined && table.seats[asked]?.kind === 'person';
  return isPerson && isOpenTable(table) ? asked : chair;
}

/** Whose answer is taken back: one's own; at an open table the last one that was given. */
export function undoerAt(table: ClassicTable, chair: Chair): Seat | null {
  return isOpenTable(table) ? (table.session.journal.entries.at(-1)?.seat ?? chair) : chair;
}
