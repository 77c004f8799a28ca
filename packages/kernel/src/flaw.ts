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
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /position (\d+)/.exec(message)?.[1];
    return flawed(
      offset === undefined ? placeOf(text, text.length) : placeOf(text, Number(offset)),
      `is not JSON: ${message}`,
    );
  }
}

function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
}
