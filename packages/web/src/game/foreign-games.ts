import type * as parts from './foreign.ts';

type Foreign = typeof parts;

let here: Foreign | undefined;

/**
 * Fetches what only games need that do not begin here and now: what reads scenarios, and what looks through cards that somebody
 * brought. A new game with printed cards does without it. Whatever reads a file or a saved game waits for it first.
 */
export async function fetchForeign(): Promise<void> {
  here ??= await import('./foreign.ts');
}

/** All of it, once it was fetched. */
export function foreign(): Foreign {
  if (here === undefined) throw new Error('a game from elsewhere is read before its reader has come');
  return here;
}
