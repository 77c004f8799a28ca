import { keywords, TERRAIN_KEYWORDS } from '@signum/classic';
import type { Language, Term } from '@signum/text';

/** Everything that has a name and a reminder. */
export const TERMS: readonly Term[] = [
  ...(Object.keys(keywords) as Term[]),
  ...TERRAIN_KEYWORDS,
  'backstab',
  'durability',
  'impact',
  'multiple-uses',
];

export function isTerm(word: string): word is Term {
  return (TERMS as readonly string[]).includes(word);
}

/** All of them by the alphabet of a language. */
export function termsIn({
  code,
  keyword,
}: Language): readonly { readonly term: Term; readonly name: string; readonly reminder: string }[] {
  return [...new Set(TERMS)]
    .map(term => ({ term, ...keyword(term) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, code));
}
