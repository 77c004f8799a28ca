import type { Roster } from '@signum/text';
import { useLanguage } from '../app/use-language.ts';
import { useTable } from '../game/use-table.ts';
import { rosterOf } from './roster-of.ts';

/** Who and what the ids of the game on the table stand for, in the language of the page. */
export function useRoster(): Roster {
  const { code } = useLanguage();
  return rosterOf(useTable().sight, code);
}
