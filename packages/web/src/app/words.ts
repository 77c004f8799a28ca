import type { Language } from './language.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** What is read on every page, and on those that stand in for another. A language that lacks a word does not compile. */
export interface Words {
  readonly home: string;
  readonly skip: string;
  readonly languages: string;
  readonly places: string;
  readonly play: string;
  readonly decks: string;
  readonly replays: string;
  readonly settings: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly waiting: string;
  readonly notice: string;
  readonly privacy: string;
  readonly back: string;
  readonly learn: string;
  readonly rules: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly trouble: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly details: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly credits: {
    readonly title: string;
    readonly lead: string;
    readonly fonts: string;
    readonly libraries: string;
    readonly icons: { readonly title: string; readonly text: string; readonly authors: string };
    readonly drawings: { readonly title: string; readonly text: string };
    readonly licence: string;
  };
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
