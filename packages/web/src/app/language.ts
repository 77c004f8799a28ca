/** The languages of the rulebooks, in the order in which they are offered. */
export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that it is found by those who need it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

const KEY = 'signum.language';

/** The language chosen before; else the first that the browser asks for and we have; else English. */
export function firstLanguage(chosenBefore: string | null, asked: readonly string[]): Language {
  const wishes = [chosenBefore ?? '', ...asked].map(tag => tag.toLowerCase().split('-')[0]);
  return wishes.flatMap(wish => LANGUAGES.find(language => language === wish) ?? [])[0] ?? 'en';
}

/** The language to begin with in this browser. Storage may be forbidden; then the browser's wish is all we know. */
export function rememberedLanguage(): Language {
  try {
    return firstLanguage(localStorage.getItem(KEY), navigator.languages);
  } catch {
    return firstLanguage(null, navigator.languages);
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
