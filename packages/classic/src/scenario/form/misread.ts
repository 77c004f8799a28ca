import { nearestWord } from './nearest-word.ts';

/** Thrown where a scenario is not what it should be, with the place in the file; caught by whoever reads or runs it. */
export class Misread extends Error {
  readonly where: string;
  readonly what: string;

  constructor(where: string, what: string) {
    super(`${where || 'the file'} ${what}`);
    this.where = where || 'the file';
    this.what = what;
  }
}

/** The place of a part: `creatures.Runner`, `play[2]`. */
export function below(where: string, part: number | string): string {
  if (typeof part === 'number') return `${where}[${part}]`;
  return where === '' ? part : `${where}.${part}`;
}

/** "; did you mean 'strength'?", or the words there are. Lists and objects are near no word. */
export function hint(given: unknown, words: readonly string[]): string {
  const meant = typeof given === 'string' ? nearestWord(given, words) : undefined;
  if (meant !== undefined) return `; did you mean '${meant}'?`;
  return words.length === 0 ? '' : `; known: ${words.slice(0, 40).join(', ')}${words.length > 40 ? ', …' : ''}`;
}
