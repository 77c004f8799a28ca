import type { LanguageCode } from '@signum/text';
import { use, useContext } from 'react';
import { LanguageContext } from '../../app/use-language.ts';
import type { Words } from './words.ts';

/** There is a word for every question, so that only those in the language that is read are fetched. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ru: async () => (await import('./words/ru.ts')).ru,
};

const coming = new Map<LanguageCode, Promise<Words>>();

/** All tips, in the language of the page; until they have come, whoever wants to tell them waits. */
export function useTips(): Words {
  return use(loadTips(useContext(LanguageContext)));
}

function loadTips(code: LanguageCode): Promise<Words> {
  const known = coming.get(code);
  if (known) return known;
  const loading = LOADERS[code]();
  coming.set(code, loading);
  loading.catch(() => coming.delete(code)); // whoever asks again tries again
  return loading;
}
