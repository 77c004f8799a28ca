import type { LanguageCode } from '@signum/text';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { ru } from './words/ru.ts';

/** The words of recorded games: the player, and the list. */
export interface Words {
  readonly replay: string;
  readonly opening: string;
  readonly missing: string;
  readonly broken: string;
  readonly timeline: string;
  readonly setup: string;
  readonly moment: (turn: number, name: string, at: number, last: number) => string;
  readonly counter: (at: number, last: number) => string;
  readonly turn: (turn: number) => string;
  readonly controls: Readonly<
    Record<'end' | 'pause' | 'play' | 'start' | 'step' | 'stepBack' | 'turn' | 'turnBack', string>
  >;
  readonly speed: string;
  readonly times: (speed: number) => string;
  readonly eyes: string;
  readonly open: string;
  readonly spectator: string;
  readonly jump: Readonly<
    Record<'deaths' | 'rolls', { readonly name: string; readonly back: string; readonly on: string }>
  >;
  readonly link: string;
  readonly linked: string;
  readonly notLinked: string;
  readonly takeOver: string;
  readonly takeOverWhy: string;
  readonly takeOverAs: (name: string) => string;
  readonly takeOverBoth: string;
  readonly cancel: string;
  readonly save: string;
  readonly isAsked: (name: string) => string;
  readonly hands: string;
  readonly handOf: (name: string, cards: number) => string;
  readonly tactics: string;
  readonly faceDown: string;
  readonly nameless: (seat: number) => string;
  readonly computer: string;

  readonly list: string;
  readonly listLead: string;
  readonly nothing: string;
  readonly watch: string;
  readonly rename: string;
  readonly newName: string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly importFile: string;
  readonly importWhy: string;
  readonly flawed: (file: string) => string;
  readonly versus: (one: string, other: string) => string;
  readonly result: (winner: string | null, turn: number) => string;
  readonly answers: (n: number) => string;
}

export const WORDS: Readonly<Record<LanguageCode, Words>> = { en, fr, ru };
