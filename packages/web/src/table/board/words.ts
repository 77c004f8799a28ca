import type { LanguageCode } from '@signum/text';
import type { Words } from './spoken-words.ts';
import { en } from './words-en.ts';
import { fr } from './words-fr.ts';
import { ru } from './words-ru.ts';

/** The words of the battlefield. */
export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
