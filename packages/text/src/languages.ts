import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Language, LanguageCode } from './language.ts';
import { ru } from './ru/index.ts';

/** Every language in which the game can be read. */
export const languages: Readonly<Record<LanguageCode, Language>> = { en, fr, ru };
