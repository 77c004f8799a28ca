import { lineAt, type Source } from './source.ts';

/** Places that exist on one person's machine only. Well-known install places of programs are not among them. */
const HOME = /(?<![\w.:/-])\/(?:home|Users|root|work|tmp|mnt|private)\/[\w.@-]+|\b[A-Z]:\\+Users\\+\w+/g;

/** Absolute paths of the machine a file was written on. */
export function machinePaths(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(HOME)].map(match => `${path}:${lineAt(text, match.index)} names ${match[0]}`),
  );
}

/** Addresses in the lock file: a fresh clone asks its own registry, not the one of whoever locked last. */
export function lockedHosts(lock: string): string[] {
  return [...lock.matchAll(/"resolved":\s*"(\w+:\/\/[^"]*)"/g)].map(match => `package-lock.json names ${match[1]}`);
}
