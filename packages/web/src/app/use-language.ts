import { languages, type Language } from '@signum/text';
import { useContext } from 'react';
import { LanguageContext } from './language-context.ts';

export { LanguageContext, useWords } from './language-context.ts';

/**
 * Everything that can be said in the language of the page. All of it is large: pages that need no card and no rule take
 * their words from language-context.ts alone.
 */
export function useLanguage(): Language {
  return languages[useContext(LanguageContext)];
}
