import { isSeed } from './chance.ts';
import { FINGERPRINT_DIGITS } from './fingerprint.ts';
import { flawed, isFlawed, readJson, type Flawed } from './flaw.ts';
import { flawInPlain } from './plain.ts';
import { pledgeOf, type Origin } from './pledge.ts';
import type { Outcome } from './game.ts';
import type { Seat } from './seat.ts';

/** One answer as the journal keeps it. Its place in the list is the number of its decision. */
export interface Entry<A = unknown> {
  readonly seat: Seat;
  readonly answer: A;
  /** The fingerprint of the state after it, so that a replay can tell where it went another way. */
  readonly check: string;
}

/** A game from which everything can be computed again: setup, seed, answers (K-JRN-1). */
export interface Journal<Setup = unknown, A = unknown> {
  readonly format: 'signum-replay';
  readonly version: 1;
  readonly game: string;
  readonly setup: Setup;
  /** What the host published before it knew the nonces. */
  readonly pledge: string;
  /** Host seed and nonces. Secret until the game is over. */
  readonly origin: Origin;
  /** The fingerprint of the first state. */
  readonly check: string;
  readonly entries: readonly Entry<A>[];
  readonly outcome?: Outcome;
}

export function journalOf<Setup>(game: string, setup: Setup, origin: Origin, check: string): Journal<Setup, never> {
  return {
    format: 'signum-replay',
    version: 1,
    game,
    setup,
    pledge: pledgeOf(origin.host),
    origin,
    check,
    entries: [],
  };
}

/** A replay file: one line of JSON. */
export function writeJournal(journal: Journal): string {
  return `${JSON.stringify(journal)}\n`;
}

/** Reads a replay file. What is wrong with it is told with its place; nothing of it is taken on trust. */
export function readJournal(text: string): Journal | Flawed {
  const json = readJson(text);
  if (isFlawed(json)) return json;
  return journalFrom(json.value);
}

/** The same from a value that is part of a larger file. */
export function journalFrom(value: unknown): Journal | Flawed {
  if (!isRecord(value)) return flawed('file', 'is not a replay: an object is expected');
  if (value['format'] !== 'signum-replay') return flawed('format', "is not 'signum-replay'");
  if (value['version'] !== 1) return flawed('version', 'is not 1, the only one this program knows');
  if (typeof value['game'] !== 'string') return flawed('game', 'is not the name of a game');
  if (!('setup' in value)) return flawed('setup', 'is missing');
  if (!isHex(value['pledge'], 64)) return flawed('pledge', 'is not a hash of 64 hexadecimal digits');
  if (!isHex(value['check'], FINGERPRINT_DIGITS))
    return flawed('check', `is not ${FINGERPRINT_DIGITS} hexadecimal digits`);
  return (
    flawInOrigin(value['origin']) ??
    flawInEntries(value['entries']) ??
    flawInRest(value) ??
    (value as unknown as Journal)
  );
}

function flawInOrigin(origin: unknown): Flawed | undefined {
  if (!isRecord(origin)) return flawed('origin', 'is missing');
  if (!isSeed(origin['host'])) return flawed('origin.host', 'is not a seed of 64 hexadecimal digits');
  const nonces: unknown = origin['nonces'];
  if (!Array.isArray(nonces)) return flawed('origin.nonces', 'is not a list');
  const wrong = nonces.findIndex(nonce => typeof nonce !== 'string');
  return wrong < 0 ? undefined : flawed(`origin.nonces[${wrong}]`, 'is not a text');
}

function flawInEntries(entries: unknown): Flawed | undefined {
  if (!Array.isArray(entries)) return flawed('entries', 'is not a list');
  for (const [index, entry] of entries.entries()) {
    const where = `entries[${index}]`;
    if (!isRecord(entry)) return flawed(where, 'is not an answer');
    if (!Number.isInteger(entry['seat'])) return flawed(`${where}.seat`, 'is not a seat');
    if (!isRecord(entry['answer']) || typeof entry['answer']['kind'] !== 'string')
      return flawed(`${where}.answer`, 'has no kind');
    if (!isHex(entry['check'], FINGERPRINT_DIGITS))
      return flawed(`${where}.check`, `is not ${FINGERPRINT_DIGITS} hexadecimal digits`);
  }
  return undefined;
}

function flawInRest(value: Record<string, unknown>): Flawed | undefined {
  const flaw = flawInPlain(value);
  return flaw === undefined ? undefined : flawed('file', flaw);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHex(value: unknown, digits: number): boolean {
  return typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);
}
