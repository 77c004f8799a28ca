import type { Language } from '../app/language.ts';
import type { ComputerLevel } from '../game/contract.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** One of several ways, and what it means. */
export interface Way {
  readonly name: string;
  readonly text: string;
}

/** The form of a new game. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly edition: string;
  readonly editionHelp: string;
  readonly chairs: readonly [string, string];
  readonly kind: string;
  readonly kinds: Readonly<Record<'computer' | 'person', string>>;
  readonly level: string;
  readonly levels: Readonly<Record<ComputerLevel, string>>;
  readonly name: string;
  /** What a chair is called that nobody has named. */
  readonly names: Readonly<Record<'computer' | 'person', (seat: number) => string>>;
  readonly deck: string;
  /** Before the decks that the player has built. */
  readonly ownDecks: string;
  readonly toDecks: string;
  readonly cards: (count: number) => string;
  readonly legal: string;
  readonly illegal: string;
  readonly undo: string;
  readonly undos: Readonly<Record<'always' | 'fair' | 'never', Way>>;
  readonly odds: string;
  readonly oddses: Readonly<Record<'full' | 'off' | 'words', Way>>;
  readonly limit: string;
  readonly noLimit: Way;
  readonly aLimit: Way;
  readonly lastTurn: string;
  readonly clock: string;
  readonly noClock: Way;
  readonly aClock: Way;
  readonly minutes: string;
  readonly begin: string;
  readonly beginning: string;
  readonly cannotBegin: string;
  /** A deck is not legal here. */
  readonly mendDecks: string;
  readonly twoComputers: string;
}

export const WORDS: Readonly<Record<Language, Words>> = { en, fr, ru };
