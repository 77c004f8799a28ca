import type { Language, LanguageCode } from '@signum/text';
import { use } from 'react';

/** All that can be said in one language is a large file: only the one that is read is fetched. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<Language>>> = {
  en: async () => (await import('@signum/text/en')).en,
  fr: async () => (await import('@signum/text/fr')).fr,
  ru: async () => (await import('@signum/text/ru')).ru,
};

const coming = new Map<LanguageCode, Promise<Language>>();

/** The language, once it has come. */
export function loadLanguage(code: LanguageCode): Promise<Language> {
  const known = coming.get(code);
  if (known) return known;
  const loading = LOADERS[code]();
  coming.set(code, loading);
  loading.then(
    // by these React knows that it need not wait
    language => Object.assign(loading, { status: 'fulfilled', value: language }),
    () => coming.delete(code), // whoever asks again tries again
  );
  return loading;
}

/**
 * The language, for a component; until it has come, the component waits. It is always asked for in the same way: a component that
 * has waited is begun again, and React takes it amiss if it then asks for less.
 */
export function useLoadedLanguage(code: LanguageCode): Language {
  return use(loadLanguage(code));
}
