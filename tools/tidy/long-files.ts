import { isCode, type Source } from './source.ts';

const LIMIT = 400;

/** Code that has grown past one thought. A file without a single function is data, and may be as long as its list. */
export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) || path.endsWith('.css'))
    .map(file => ({ ...file, lines: file.text.trimEnd().split('\n').length }))
    .filter(({ path, lines, code }) => lines > LIMIT && !isData(path, code))
    .map(({ path, lines }) => `${path} has ${lines} lines; more than ${LIMIT} hide a second thought`);
}

const isData = (path: string, code: string): boolean => isCode(path) && !/=>|\bfunction\b|\bclass\b/.test(code);
