import type { LanguageCode } from '@signum/text';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';
import type { Entry } from './search/found.ts';

/** What is read around the rules; the rules themselves lie in files. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly contents: string;
  readonly guide: string;
  readonly keywords: string;
  readonly exact: string;
  readonly exactLead: string;
  readonly keywordsLead: string;
  readonly chapter: (order: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly onThisPage: string;
  readonly ruleOf: (id: string) => string;
  readonly search: {
    readonly label: string;
    readonly hint: string;
    readonly none: (question: string) => string;
    readonly count: (count: number) => string;
    readonly kinds: Readonly<Record<Entry['kind'], string>>;
  };
  readonly example: {
    readonly kicker: string;
    readonly play: string;
    readonly playing: string;
    readonly playHelp: string;
    readonly failed: string;
    readonly before: string;
    readonly step: (step: number, of: number) => string;
    readonly back: string;
    readonly on: string;
    readonly picture: (names: string) => string;
    readonly holds: string;
    readonly players: readonly [string, string];
    readonly many: string;
  };
  readonly keyword: {
    readonly editions: string;
    readonly allEditions: string;
    readonly inFull: string;
    readonly bearers: (count: number) => string;
    readonly nobody: string;
    readonly all: string;
  };
  readonly rule: {
    readonly english: string;
    readonly toldIn: string;
    readonly notTold: string;
    readonly neighbours: string;
    readonly noSuch: (id: string) => string;
    readonly noSuchText: string;
    readonly reading: string;
  };
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
