import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import { chanceWord, percent } from './chance-word.ts';
import { WORDS } from './words.ts';

/** How chances are told at this table: in per cent, in words, or not at all. */
export function useChance(): ((chance: number) => string) | null {
  const { odds } = useTable().sight;
  const words = useWords(WORDS);
  if (odds === 'off') return null;
  return odds === 'full' ? percent : chance => words.chances[chanceWord(chance)];
}
