/** The languages of the rulebooks, in the order in which they are offered. */
export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that it is found by those who need it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ru: 'Русский' };

/** The language chosen before; else the first that the browser asks for and we have; else English. */
export function firstLanguage(chosenBefore: string | null, asked: readonly string[]): Language {
  const wishes = [chosenBefore ?? '', ...asked].map(tag => tag.toLowerCase().split('-')[0]);
  return wishes.flatMap(wish => LANGUAGES.find(language => language === wish) ?? [])[0] ?? 'en';
}
