import type { Language } from '../app/language.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** A titled text. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

/** Everything that is read on the first page. A language that lacks a word does not compile. */
export interface Words {
  readonly pageTitle: string;
  readonly slogan: string;
  readonly lead: string;
  readonly quick: string;
  readonly quickWait: string;
  readonly quickNote: string;
  readonly two: string;
  readonly resume: (turn: number) => string;
  readonly choose: string;
  readonly failed: string;
  readonly shelf: {
    readonly title: string;
    readonly all: (count: number) => string;
    readonly turn: (turn: number) => string;
    readonly against: (one: string, other: string) => string;
    readonly resume: string;
    readonly remove: string;
    readonly sure: string;
    readonly keep: string;
  };
  readonly ways: { readonly title: string } & Readonly<Record<'decks' | 'learn' | 'replays' | 'rules', Passage>>;
  /** What the picture shows, for those who do not see it. */
  readonly picture: string;
  readonly caption: (walked: string, limit: string) => string;
  readonly centimetres: (length: string) => string;
  readonly games: { readonly title: string; readonly classic: Passage; readonly warseer: Passage };
  readonly aims: { readonly title: string; readonly list: readonly Passage[] };
  readonly progress: {
    readonly title: string;
    readonly stages: readonly { readonly title: string; readonly list: readonly string[] }[];
  };
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
