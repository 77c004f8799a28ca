import type { Language } from '../app/language.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** A setting that is on or off, and what it means. */
export interface Switchable {
  readonly name: string;
  readonly text: string;
}

export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly looks: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'dark' | 'parchment', string>>;
  readonly textSize: string;
  readonly textSizes: Readonly<Record<'huge' | 'large' | 'normal' | 'small', string>>;
  readonly motion: string;
  readonly motions: Readonly<Record<'full' | 'still' | 'system', string>>;
  readonly soundTitle: string;
  readonly sound: Switchable;
  readonly volume: string;
  readonly table: string;
  readonly fastComputer: Switchable;
  readonly allWindows: Switchable;
  readonly explain: Switchable;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
