import { readReplay, type ReplayFile } from '@signum/host';
import { flawed, isFlawed, type Flawed } from '@signum/kernel';
import { readClassicTable } from './classic-table.ts';

/** A text of the shelf as something to watch: a replay, or a game that is over. One in progress keeps its secrets. */
export function recordedIn(text: string): Flawed | ReplayFile {
  if (!isTableText(text)) return readReplay(text);
  const table = readClassicTable(text);
  if (isFlawed(table)) return table;
  const { seats, session } = table;
  if (!session.journal.outcome) return flawed('outcome', 'is missing: the game is not over yet');
  return { journal: session.journal, seats };
}

/** Is it a game with all that is needed to go on, or only a record? */
export function isTableText(text: string): boolean {
  return text.startsWith('{"format":"signum-table"');
}
