import type { ClassicState, Happening } from '@signum/classic';
import { readTable, type Table } from '@signum/host';
import { flawed, isFlawed, type Flawed, type Plain } from '@signum/kernel';
import { classic } from './classic.ts';
import { COMPUTER_LEVELS, type OddsPolicy } from './contract.ts';
import { readWord } from './standing-word.ts';

export type ClassicTable = Table<ClassicState, Happening>;

const LEVELS: readonly string[] = COMPUTER_LEVELS;
const ODDS: Readonly<Record<OddsPolicy, true>> = { full: true, off: true, words: true };

/** Reads a game of this browser, or of a file that somebody brought: also what only this room knows must be right. */
export function readClassicTable(text: string): ClassicTable | Flawed {
  const table = readTable<ClassicState, Happening>(classic, text);
  if (isFlawed(table)) return table;
  const { seats, session, agreed, words } = table;
  if (session.journal.game !== classic.name) return flawed('journal.game', `is not '${classic.name}'`);
  if (seats.length !== 2) return flawed('seats', 'are not two');
  const stranger = seats.findIndex(seat => seat.kind === 'computer' && !LEVELS.includes(seat.level));
  if (stranger >= 0) return flawed(`seats[${stranger}].level`, 'is of a computer that nobody knows here');
  const unclear = words.findIndex(word => word !== null && !readWord(word));
  if (unclear >= 0) return flawed(`words[${unclear}]`, 'does not say when to be asked');
  return oddsIn(agreed) ? table : flawed('agreed.odds', 'does not say how odds are shown');
}

/** How odds are shown in a game, as its players have agreed. */
export function oddsIn(agreed: Plain): OddsPolicy | undefined {
  const { odds } = (agreed ?? {}) as { readonly odds?: unknown };
  return typeof odds === 'string' && Object.hasOwn(ODDS, odds) ? (odds as OddsPolicy) : undefined;
}
