import { flawed, isFlawed, readJson, type Flawed } from './flaw.ts';
import type { Game } from './game.ts';
import { journalFrom } from './journal.ts';
import { checkOf, wholeCheckOf, type Session } from './session.ts';

/** A saved game: the whole session, so that going on needs no replay. One line of JSON. */
export function writeSave(session: Session): string {
  return `${JSON.stringify({ format: 'signum-save', version: 1, check: wholeCheckOf(session.state), ...session })}\n`;
}

/** Reads a saved game. A state that was damaged, or does not belong to its journal, is found by its checks. */
export function readSave(game: Pick<Game, 'changing'>, text: string): Session | Flawed {
  const json = readJson(text);
  if (isFlawed(json)) return json;
  const file = json.value as Record<string, unknown> | null;
  if (typeof file !== 'object' || file === null) return flawed('file', 'is not a saved game: an object is expected');
  if (file['format'] !== 'signum-save') return flawed('format', "is not 'signum-save'");
  if (file['version'] !== 1) return flawed('version', 'is not 1, the only one this program knows');
  const journal = journalFrom(file['journal']);
  if (isFlawed(journal)) return flawed(`journal.${journal.flaw.where}`, journal.flaw.what);
  const state: unknown = file['state'];
  const told: unknown = file['told'];
  if (!Array.isArray(told) || told.length !== journal.entries.length + 1) {
    return flawed('told', 'has not one list of events for the beginning and each answer');
  }
  if (typeof state !== 'object' || state === null) return flawed('state', 'is missing');
  const whole = wholeCheckOf(state);
  if (whole !== file['check']) return flawed('state', 'is not the one that was saved');
  const last = journal.entries.at(-1);
  if (last ? checkOf(game, state) !== last.check : whole !== journal.check) {
    return flawed('state', 'is not the one that its journal leads to');
  }
  return { state, journal, told: told as Session['told'] };
}
