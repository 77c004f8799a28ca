import { MILLIMETRE, type Length, type Point } from '@signum/geometry';
import { Misread } from './misread.ts';
import type { Shape } from './shape.ts';

/** Where one thing lies from another; y points north. */
export const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A place on the table, told by its coordinates or by a neighbour. */
export type Place = Point | { readonly beside: string; readonly side: Direction; readonly gap: Length };

/** Where a move goes: a place, an enemy to touch, or a direction with a length (null: as far as possible). */
export type Destination =
  | Place
  | { readonly contact: string }
  | { readonly towards: string; readonly by: Length | null }
  | { readonly straight: Direction; readonly by: Length | null };

const SIDE = `(${DIRECTIONS.toReversed().join('|')})`;
const MM = '(\\d+(?:\\.\\d{1,2})?) mm';
const TOUCHING = new RegExp(`^touching (.+) from the ${SIDE}$`);
const APART = new RegExp(`^${MM} from (.+) to the ${SIDE}$`);
const CONTACT = /^into contact with (.+)$/;
const TOWARDS = new RegExp(`^(?:${MM}|as far as possible) towards (.+)$`);
const STRAIGHT = new RegExp(`^(?:${MM}|as far as possible) to the ${SIDE}$`);

const PLACES = '[x, y], "touching NAME from the east" or "80 mm from NAME to the north"';
const DESTINATIONS = `${PLACES}, "into contact with NAME", "60 mm to the east", "as far as possible to the north", "60 mm towards NAME" or "as far as possible towards NAME"`;

export const place: Shape<Place> = {
  read(value, where) {
    if (Array.isArray(value)) return pointIn(value, where);
    const found = typeof value === 'string' ? placeIn(value) : undefined;
    if (found === undefined) throw new Misread(where, `is no place; write ${PLACES}`);
    return found;
  },
  schema: () => ({ anyOf: [POINT, { type: 'string', pattern: either(TOUCHING, APART) }], description: PLACES }),
};

export const destination: Shape<Destination> = {
  read(value, where) {
    if (Array.isArray(value)) return pointIn(value, where);
    const found = typeof value === 'string' ? (placeIn(value) ?? wayIn(value)) : undefined;
    if (found === undefined) throw new Misread(where, `is no destination; write ${DESTINATIONS}`);
    return found;
  },
  schema: () => ({
    anyOf: [POINT, { type: 'string', pattern: either(TOUCHING, APART, CONTACT, TOWARDS, STRAIGHT) }],
    description: DESTINATIONS,
  }),
};

/** Millimetres with at most two decimals. */
export const millimetres: Shape<Length> = {
  read: lengthIn,
  schema: () => ({ type: 'number', description: 'millimetres' }),
};

const POINT = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };

function either(...patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join('|');
}

function placeIn(words: string): Place | undefined {
  const touching = TOUCHING.exec(words);
  if (touching) return { beside: touching[1]!, side: touching[2] as Direction, gap: 0 };
  const apart = APART.exec(words);
  return apart ? { beside: apart[2]!, side: apart[3] as Direction, gap: hundredths(apart[1]!) } : undefined;
}

function wayIn(words: string): Destination | undefined {
  const contact = CONTACT.exec(words);
  if (contact) return { contact: contact[1]! };
  const straight = STRAIGHT.exec(words);
  if (straight) return { straight: straight[2] as Direction, by: lengthOrFar(straight[1]) };
  const towards = TOWARDS.exec(words);
  return towards ? { towards: towards[2]!, by: lengthOrFar(towards[1]) } : undefined;
}

function lengthOrFar(words: string | undefined): Length | null {
  return words === undefined ? null : hundredths(words);
}

function hundredths(words: string): Length {
  return Math.round(Number(words) * MILLIMETRE);
}

function pointIn(value: readonly unknown[], where: string): Point {
  if (value.length !== 2) throw new Misread(where, 'is not [x, y]');
  return { x: lengthIn(value[0], `${where}[0]`), y: lengthIn(value[1], `${where}[1]`) };
}

function lengthIn(value: unknown, where: string): Length {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Misread(where, 'is not a number of millimetres');
  const length = Math.round(value * MILLIMETRE);
  if (Math.abs(value * MILLIMETRE - length) > 1e-6) throw new Misread(where, 'has more than two decimals');
  return length;
}
