import { posix } from 'node:path';
import { blanked } from './blanked.ts';

/** One file as the checks see it. Paths are from the root of the repository, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** The text without comments and without the contents of strings, place for place (see `blanked`). */
  readonly code: string;
}

export function source(path: string, text: string): Source {
  return { path, text, code: isCode(path) ? blanked(text) : text };
}

export const isCode = (path: string): boolean => /\.(?:m?ts|tsx|mjs|js)$/.test(path);

/** Test files, and what is written only for tests. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/src\/(?:.+\/)?testing\//.test(path);

/** The room a file stands in: `kernel` for `packages/kernel/src/rng.ts`. */
export const roomOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

/** What a relative import means, as a path from the root. */
export const resolved = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));

export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Every match of a pattern in the code of a source, told as "path:line what". */
export function sightings({ path, code }: Source, pattern: RegExp, what: (found: string) => string): string[] {
  return [...code.matchAll(pattern)].map(match => `${path}:${lineAt(code, match.index)} ${what(match[0].trim())}`);
}
