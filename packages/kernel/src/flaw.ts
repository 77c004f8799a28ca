import { DEEPEST, tooDeepIn } from './json-depth.ts';
import { jsonErrorIn } from './json-error.ts';

/** What is wrong with a file, and where: `answers[17].seat` and "is not a seat". */
export interface Flaw {
  readonly where: string;
  readonly what: string;
}

export interface Flawed {
  readonly flaw: Flaw;
}

export function flawed(where: string, what: string): Flawed {
  return { flaw: { where, what } };
}

export function isFlawed(value: object): value is Flawed {
  return 'flaw' in value;
}

/** Reads JSON; a mistake is told by line and column. */
export function readJson(text: string): { readonly value: unknown } | Flawed {
  const deep = tooDeepIn(text);
  if (deep !== undefined) return flawed(placeOf(text, deep), `is nested more than ${DEEPEST} times`);
  const error = jsonErrorIn(text);
  if (error === undefined) return { value: JSON.parse(text) as unknown };
  return flawed(placeOf(text, error), error >= text.length ? 'is not JSON: it ends too early' : 'is not JSON');
}

function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}
