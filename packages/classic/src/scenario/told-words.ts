import { MILLIMETRE } from '@signum/geometry';
import type { Happening } from '../happenings.ts';
import type { Names } from './names.ts';

/** Parts of events that name seats, counted from zero inside and from one in a scenario. */
const SEATS: ReadonlySet<string> = new Set(['player', 'whose', 'losers', 'winners']);
const LENGTHS: ReadonlySet<string> = new Set(['length', 'x', 'y']);

/** The parts of an event in the words of a scenario: names for ids, players from one, millimetres. */
export function partsInWords({ type: _type, ...parts }: Happening, names: Names): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, inWords(key, part, names)]));
}

function inWords(key: string, part: unknown, names: Names): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => inWords(key, one, names));
  if (typeof part === 'string') return names.word(part);
  if (typeof part !== 'number') return part;
  if (SEATS.has(key)) return part + 1;
  return LENGTHS.has(key) ? part / MILLIMETRE : part;
}
