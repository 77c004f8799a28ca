import type { Language, LanguageCode } from '@signum/text';
import { loadRules } from '../exact/load-rules.ts';
import { loadGuide } from '../guide/load-guide.ts';
import { entriesOf } from './entries-of.ts';
import { indexedEntry, type Indexed } from './found.ts';

const indexes = new Map<LanguageCode, Promise<readonly Indexed[]>>();

/** What a search looks through. Made once for each language, when somebody first types. */
export function loadIndex(language: Language): Promise<readonly Indexed[]> {
  const known = indexes.get(language.code);
  if (known) return known;
  const index = Promise.all([loadGuide(language.code), loadRules(language.code)]).then(([topics, rules]) =>
    entriesOf(language, topics, rules).map(indexedEntry),
  );
  indexes.set(language.code, index);
  return index;
}
