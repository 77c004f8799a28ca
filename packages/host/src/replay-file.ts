import { isFlawed, readJournal, writeJournal, type Flawed, type Journal } from '@signum/kernel';
import type { SeatPlan } from './seat-plan.ts';
import { isSeats } from './seats-in-file.ts';
import type { Table } from './table.ts';

/** A finished game to keep or to send: the journal, and who played it. */
export interface ReplayFile {
  readonly journal: Journal;
  readonly seats: readonly SeatPlan[] | null;
}

/** Any program that reads a journal reads it too: the names are one more field. */
export function writeReplay({ seats, session }: Pick<Table, 'seats' | 'session'>): string {
  return writeJournal({ ...session.journal, seats } as Journal);
}

export function readReplay(text: string): Flawed | ReplayFile {
  const read = readJournal(text);
  if (isFlawed(read)) return read;
  const { seats, ...journal } = read as Journal & { readonly seats?: unknown };
  return { journal, seats: isSeats(seats) ? seats : null };
}
