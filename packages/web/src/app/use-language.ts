import type { Language } from '@signum/text';
import { useContext } from 'react';
import { LanguageContext } from './language-context.ts';
import { useLoadedLanguage } from './load-language.ts';

export { LanguageContext, useWords } from './language-context.ts';

/**
 * Everything that can be said in the language of the page; until it has come, the page waits. All of it is large: pages that need
 * no card and no rule take their words from language-context.ts alone.
 */
export function useLanguage(): Language {
  return useLoadedLanguage(useContext(LanguageContext));
}
