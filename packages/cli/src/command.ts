/** Where a command writes, and reads what is typed. Handed in, so that tests can read along. */
export interface Io {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Lines that somebody types; without it: the standard input. */
  readonly input?: AsyncIterable<string>;
}

/** How a command ended: done; done, and what was looked at is wrong; or not understood. */
export const EXIT = { ok: 0, wrong: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A command of `signum`. Adding one is adding a file and a line in `commands/index.ts`. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `signum help NAME` prints below the summary. */
  readonly usage: readonly string[];
  run(args: readonly string[], io: Io): Promise<Exit>;
}

/** Thrown by a command that does not understand its arguments. */
export class UsageError extends Error {}
