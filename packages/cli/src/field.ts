import { nearestWord } from '@signum/classic';
import { MILLIMETRE, type Length, type Point } from '@signum/geometry';

/** Thrown where a file is not what it should be, and caught by whoever reads the file. */
export class Misread extends Error {
  readonly where: string;
  readonly what: string;

  constructor(where: string, what: string) {
    super(`${where} ${what}`);
    this.where = where;
    this.what = what;
  }
}

/** A value of a file together with its place in it: `bases[2].diameter`. Every reading either succeeds or names the place. */
export class Field {
  readonly value: unknown;
  readonly where: string;

  constructor(value: unknown, where: string) {
    this.value = value;
    this.where = where;
  }

  misread(what: string): Misread {
    return new Misread(this.where === '' ? 'the file' : this.where, what);
  }

  /** The fields of an object, all of whose names must be among the known ones. */
  object<const Name extends string>(
    known: readonly Name[],
  ): { (name: Name): Field; optional(name: Name): Field | undefined } {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.misread('is not an object');
    const entries = new Map<string, unknown>(Object.entries(value));
    for (const name of entries.keys()) {
      if ((known as readonly string[]).includes(name)) continue;
      const meant = nearestWord(name, known);
      throw this.below(name).misread(`is not known here${meant ? `; did you mean '${meant}'?` : ''}`);
    }
    const optional = (name: Name): Field | undefined => (entries.has(name) ? this.below(name) : undefined);
    const required = (name: Name): Field => {
      const field = optional(name);
      if (field === undefined) throw this.below(name).misread('is missing');
      return field;
    };
    return Object.assign(required, { optional });
  }

  private below(name: string): Field {
    const { value } = this;
    const inner = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
    return new Field(inner, this.where === '' ? name : `${this.where}.${name}`);
  }

  list(least = 0, most = Infinity): Field[] {
    const { value } = this;
    if (!Array.isArray(value)) throw this.misread('is not a list');
    if (value.length < least || value.length > most) {
      throw this.misread(
        `has ${value.length} entries and should have ${least === most ? least : `${least} to ${most}`}`,
      );
    }
    return value.map((entry: unknown, index) => new Field(entry, `${this.where}[${index}]`));
  }

  text(most = 80): string {
    const { value } = this;
    if (typeof value !== 'string' || value.trim() === '') throw this.misread('is not a text');
    if (value.length > most) throw this.misread(`is longer than ${most} letters`);
    return value;
  }

  flag(): boolean {
    if (typeof this.value !== 'boolean') throw this.misread('is not true or false');
    return this.value;
  }

  /** One of a few texts or numbers. */
  oneOf<const T extends string | number>(choices: readonly T[]): T {
    const found = choices.find(choice => choice === this.value);
    if (found === undefined) throw this.misread(`is not one of ${choices.join(', ')}`);
    return found;
  }

  whole(least = 0, most = Number.MAX_SAFE_INTEGER): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw this.misread(`is not a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}`);
    }
    return value;
  }

  /** Nothing, or more of it. */
  amount(): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw this.misread('is not an amount');
    return value;
  }

  /** Millimetres with at most two decimals, as the whole hundredths that geometry works in. */
  length(least = 0, most = 100_000): Length {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isFinite(value)) throw this.misread('is not a number of millimetres');
    if (value < least || value > most) throw this.misread(`is not between ${least} and ${most} mm`);
    const hundredths = Math.round(value * MILLIMETRE);
    if (Math.abs(value * MILLIMETRE - hundredths) > 1e-6) throw this.misread('has more than two decimals');
    return hundredths;
  }

  point(): Point {
    const [x, y] = this.list(2, 2) as [Field, Field];
    return { x: x.length(), y: y.length() };
  }
}
