import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { originOf, type Origin } from '../../app/origin.ts';
import { useWords } from '../../app/use-language.ts';
import { WORDS } from './words.ts';

/** Where one came from to this table, and how that is called. A game goes on waiting there. */
export function useWayBack(): Origin & { readonly name: string } {
  const [path] = useLocation();
  const origin = originOf(path, useHistoryState<unknown>());
  return { ...origin, name: useWords(WORDS)[origin.place] };
}
