import type { Happenings } from '../../happenings.ts';
import { EVENTS } from './events.ts';
import { below, hint, Misread } from './misread.ts';
import type { Schema, Shape } from './shape.ts';
import { entriesOf } from './shapes.ts';

/** An event that is looked for: its name, and the parts of it that matter. */
export interface EventForm {
  readonly type: keyof Happenings;
  readonly parts: Readonly<Record<string, unknown>>;
}

const NAMES = Object.keys(EVENTS);

/** `"attackFailed"`, or `{ "damageDealt": { "who": "Runner", "n": 1 } }`. */
export const eventForm: Shape<EventForm> = {
  read(value, where) {
    if (typeof value === 'string') return { type: eventNamed(value, where), parts: {} };
    const [entry, more] = entriesOf(value, where);
    if (entry === undefined || more !== undefined) throw new Misread(where, 'is not one event with its parts');
    const type = eventNamed(entry[0], where);
    return { type, parts: partsIn(type, entry[1], below(where, type)) };
  },
  schema: () => ({ $ref: '#/$defs/event' }),
};

/** For editors, in brief: which part belongs to which event is left to the reader. */
export const eventSchema: Schema = {
  anyOf: [
    { enum: NAMES },
    {
      type: 'object',
      propertyNames: { enum: NAMES },
      additionalProperties: {
        type: 'object',
        propertyNames: { enum: [...new Set(Object.values(EVENTS).flatMap(parts => Object.keys(parts)))].toSorted() },
      },
      minProperties: 1,
      maxProperties: 1,
    },
  ],
};

function eventNamed(word: string, where: string): keyof Happenings {
  if (!Object.hasOwn(EVENTS, word)) throw new Misread(where, `there is no event '${word}'${hint(word, NAMES)}`);
  return word as keyof Happenings;
}

function partsIn(type: keyof Happenings, value: unknown, where: string): Readonly<Record<string, unknown>> {
  const entries = entriesOf(value, where);
  for (const [part] of entries) {
    if (!Object.hasOwn(EVENTS[type], part)) {
      throw new Misread(below(where, part), `is no part of it${hint(part, Object.keys(EVENTS[type]))}`);
    }
  }
  return Object.fromEntries(entries);
}
