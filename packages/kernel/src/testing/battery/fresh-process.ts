import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, type Reply, type Session } from '../../index.ts';
import type { Trial } from './trial.ts';

/** A saved moment of a game, and how the game went on from there. */
export interface Resumption {
  readonly from: Session;
  readonly state: object;
  readonly replies: readonly Reply<unknown>[];
  /** The hash of all that happened after the moment. */
  readonly hash: string;
}

/** What a fresh process is told on its standard input. */
export interface Errand {
  readonly home: Trial['home'];
  readonly cases: readonly { readonly state: object; readonly replies: readonly Reply<unknown>[] }[];
}

/** A saved moment in the course of a finished game. */
export function resumption(from: Session, end: Session): Resumption {
  const start = from.journal.entries.length;
  const replies = end.journal.entries
    .slice(start)
    .map(({ seat, answer }, index) => ({ to: start + index, seat, answer }));
  return { from, state: from.state, replies, hash: hashOf([end.told.slice(start + 1), end.state]) };
}

/**
 * Goes on with saved states in a process that has seen nothing of the games before: whatever waited in a closure or a
 * variable is missing there. Gives the first case that went another way.
 */
export function differsInFreshProcess(home: Trial['home'], cases: readonly Resumption[]): Resumption | undefined {
  const errand: Errand = { home, cases: cases.map(({ state, replies }) => ({ state, replies })) };
  const script = fileURLToPath(new URL('fresh-process-main.ts', import.meta.url));
  const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: dirname(script), // where tsx is found, wherever the battery was begun
    input: JSON.stringify(errand),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`the fresh process failed:\n${run.stderr}`);
  const hashes = JSON.parse(run.stdout) as string[];
  return cases.find(({ hash }, index) => hash !== hashes[index]);
}
