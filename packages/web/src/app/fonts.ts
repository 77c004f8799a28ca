import type { Language } from './language.ts';

const FACES = ['700 1em Philosopher', "1em 'Source Sans 3 Variable'"];
/** A letter of each script in which the language is written; the names of the games are Latin in all of them. */
const LETTERS: Record<Language, string> = { en: 'a', fr: 'é', ru: 'aж' };
const PATIENCE_MS = 1000;

/**
 * Waits a moment for the typefaces, so that lines do not jump when they arrive after the first picture. A slow
 * connection is not kept waiting: after that moment the page shows itself in what it has.
 */
export async function fontsFor(language: Language): Promise<void> {
  const loaded = Promise.allSettled(FACES.map(face => document.fonts.load(face, LETTERS[language])));
  await Promise.race([loaded, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))]);
}
