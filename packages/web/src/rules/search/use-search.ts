import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../app/use-language.ts';
import { found, type Indexed } from './found.ts';
import { loadIndex } from './load-index.ts';

/** More than this nobody reads; another word narrows it down. */
const MOST = 30;

/** What is found for a question; nothing as long as the index is on its way. */
export function useSearch(question: string): readonly Indexed[] | null {
  const language = useLanguage();
  const [known, setKnown] = useState<{ readonly code: string; readonly index: readonly Indexed[] } | null>(null);
  const isAsked = question.trim() !== '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void loadIndex(language).then(index => isWanted && setKnown({ code: language.code, index }));
    return () => {
      isWanted = false;
    };
  }, [isAsked, language]);
  const index = known?.code === language.code ? known.index : null;
  return useMemo(() => index && found(index, question, MOST), [index, question]);
}
