import { below, hint, Misread } from './misread.ts';
import type { Fields, Of, Schema, Shape, Shapes } from './shape.ts';

export function text(about: string, pattern?: RegExp): Shape<string> {
  return {
    read(value, where) {
      if (typeof value !== 'string' || value.trim() === '') throw new Misread(where, `is not a text (${about})`);
      if (pattern && !pattern.test(value)) throw new Misread(where, `'${value}' is not ${about}`);
      return value;
    },
    schema: () => ({ type: 'string', description: about, ...(pattern && { pattern: pattern.source }) }),
  };
}

export function whole(about: string, least = 0, most = 1000): Shape<number> {
  return {
    read(value, where) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
        throw new Misread(where, `is not a whole number from ${least} to ${most} (${about})`);
      }
      return value;
    },
    schema: () => ({ type: 'integer', minimum: least, maximum: most, description: about }),
  };
}

export function yesNo(about: string): Shape<boolean> {
  return {
    read(value, where) {
      if (typeof value !== 'boolean') throw new Misread(where, `is not true or false (${about})`);
      return value;
    },
    schema: () => ({ type: 'boolean', description: about }),
  };
}

/** Exactly true: for words that need no more than to be said. */
export function said(about: string): Shape<true> {
  return {
    read(value, where) {
      if (value !== true) throw new Misread(where, `is not true (${about})`);
      return value;
    },
    schema: () => ({ const: true, description: about }),
  };
}

export const nothing: Shape<null> = {
  read(value, where) {
    if (value !== null) throw new Misread(where, 'is not null');
    return value;
  },
  schema: () => ({ type: 'null' }),
};

export function oneOf<const T extends number | string>(about: string, choices: readonly T[]): Shape<T> {
  return {
    read(value, where) {
      const found = choices.find(choice => choice === value);
      if (found === undefined) {
        throw new Misread(where, `${JSON.stringify(value)} is not ${about}${hint(value, choices.map(String))}`);
      }
      return found;
    },
    schema: () => ({ enum: choices, description: about }),
  };
}

function howMany(least: number, most: number): string {
  if (least === most) return `${least}`;
  return most === Infinity ? `${least} or more` : `${least} to ${most}`;
}

export function list<T>(item: Shape<T>, least = 0, most = Infinity): Shape<readonly T[]> {
  return {
    read(value, where) {
      if (!Array.isArray(value)) throw new Misread(where, 'is not a list');
      if (value.length < least || value.length > most) {
        throw new Misread(where, `has ${value.length} entries, not ${howMany(least, most)}`);
      }
      return value.map((entry: unknown, index) => item.read(entry, below(where, index)));
    },
    schema: () => ({
      type: 'array',
      items: item.schema(),
      ...(least > 0 && { minItems: least }),
      ...(most < Infinity && { maxItems: most }),
    }),
  };
}

/** A list, or its only entry without brackets. */
export function oneOrMore<T>(item: Shape<T>): Shape<readonly T[]> {
  const several = list(item);
  return {
    read: (value, where) => (Array.isArray(value) ? several.read(value, where) : [item.read(value, where)]),
    schema: () => ({ anyOf: [item.schema(), several.schema()] }),
  };
}

/** Names chosen by whoever writes the file, each with a value of this shape. */
export function named<T>(value: Shape<T>, name: Shape<string>): Shape<Readonly<Record<string, T>>> {
  return {
    read(given, where) {
      const entries = entriesOf(given, where).map(([key, inner]) => {
        const place = below(where, key);
        return [name.read(key, place), value.read(inner, place)] as const;
      });
      return Object.fromEntries(entries);
    },
    schema: () => ({ type: 'object', propertyNames: name.schema(), additionalProperties: value.schema() }),
  };
}

/** Fields that must be there and fields that may; no others. */
export function fields<R extends Shapes, O extends Shapes>(required: R, optional: O): Shape<Fields<R, O>> {
  const known: Shapes = { ...required, ...optional };
  return {
    read(value, where) {
      const entries = entriesOf(value, where);
      for (const [key] of entries) {
        if (!Object.hasOwn(known, key)) {
          throw new Misread(below(where, key), `is not known here${hint(key, Object.keys(known))}`);
        }
      }
      for (const key of Object.keys(required)) {
        if (!entries.some(([name]) => name === key)) throw new Misread(below(where, key), 'is missing');
      }
      return Object.fromEntries(
        entries.map(([key, inner]) => [key, known[key]!.read(inner, below(where, key))]),
      ) as Fields<R, O>;
    },
    schema: () => objectSchema(known, Object.keys(required)),
  };
}

/** Whatever is there, as it is: what reads it later looks at it. */
export function anything(about: string): Shape<unknown> {
  return { read: value => value, schema: () => ({ description: about }) };
}

/** The first shape that fits by its kind of value: a text, a number, a list, an object, null. */
export function either<S extends readonly Shape<unknown>[]>(
  about: string,
  choose: (value: unknown) => number,
  ...shapes: S
): Shape<Of<S[number]>> {
  return {
    read(value, where) {
      const shape = shapes[choose(value)];
      if (shape === undefined) throw new Misread(where, `is not ${about}`);
      return shape.read(value, where) as Of<S[number]>;
    },
    schema: () => ({ description: about, anyOf: shapes.map(shape => shape.schema()) }),
  };
}

/** Chooses the first shape for texts and the second for everything else. */
export const textFirst = (value: unknown): number => (typeof value === 'string' ? 0 : 1);

/** A shape under a name in the schema: for shapes that contain themselves, and to keep the schema short. */
export function reference<T>(name: string, shape: () => Shape<T>): Shape<T> {
  return {
    read: (value, where) => shape().read(value, where),
    schema: () => ({ $ref: `#/$defs/${name}` }),
  };
}

export function entriesOf(value: unknown, where: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misread(where, 'is not an object');
  return Object.entries(value);
}

function objectSchema(known: Shapes, required: readonly string[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(known).map(([key, shape]) => [key, shape.schema()])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
