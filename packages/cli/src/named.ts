import { playerNames, type PlayerName } from '@signum/ai';
import { editions, type EditionId } from '@signum/classic';
import { LANGUAGE_CODES, type LanguageCode } from '@signum/text';
import { UsageError } from './command.ts';

/** What somebody has named on the command line; what there is not is told, with what there is. */

export function editionNamed(name: string): EditionId {
  return oneOf('edition', name, Object.keys(editions) as EditionId[]);
}

export function playerNamed(name: string): PlayerName {
  return oneOf('player', name, playerNames);
}

export function languageNamed(name: string): LanguageCode {
  return oneOf('language', name, LANGUAGE_CODES);
}

function oneOf<T extends string>(what: string, name: string, all: readonly T[]): T {
  const found = all.find(one => one === name);
  if (found !== undefined) return found;
  const several = `${what.charAt(0).toUpperCase()}${what.slice(1)}s`;
  throw new UsageError(`There is no ${what} '${name}'. ${several}: ${all.join(', ')}.`);
}
