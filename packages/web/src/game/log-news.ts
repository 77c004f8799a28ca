import type { Happening } from '@signum/classic';
import { logOf } from '@signum/host';
import type { Told, Viewer } from '@signum/kernel';
import { classic } from './classic.ts';
import type { LogEntry } from './contract.ts';
import type { SightNews } from './messages.ts';

/** A log to be told: of which game, with whose eyes, and the events of each answer. */
export interface ToTell {
  readonly id: string;
  readonly eyes: Viewer;
  readonly told: readonly (readonly Told<Happening>[])[];
}

/** What a page has heard already, and how many lines that made. */
export interface Heard extends ToTell {
  readonly lines: number;
}

/** What is new in the log for a page that has heard so much. After a take-back some of it is no longer true. */
export function logNews(heard: Heard | null, { id, eyes, told }: ToTell): SightNews['log'] {
  if (heard?.id !== id || heard.eyes !== eyes) return { keep: 0, more: logOf(classic, told, eyes) as LogEntry[] };
  // the events of an answer are one list for ever, so that it is enough to look whether it is the same list
  const parting = heard.told.findIndex((events, index) => events !== told[index]);
  const same = parting < 0 ? heard.told.length : parting;
  const keep = parting < 0 ? heard.lines : logOf(classic, told.slice(0, same), eyes).length;
  return { keep, more: logOf(classic, told.slice(same), eyes) as LogEntry[] };
}
