import { createContext, useContext } from 'react';
import type { Language } from './language.ts';

/** The language of the page; every screen follows it at once. */
export const LanguageContext = createContext<Language>('en');

/** The words of a screen in the language of the page: `const words = useWords(WORDS)`. */
export function useWords<W>(words: Readonly<Record<Language, W>>): W {
  return words[useContext(LanguageContext)];
}
