import type { CardDesc, CardWord, CreatureDesc, CreatureWord, Desc, ThingDesc, ThingWord } from '@signum/classic';
import { plain } from '../marks.ts';
import type { Entity } from './tale.ts';

/** A noun phrase: its words, and what is needed to make a verb and a pronoun agree with it. */
export interface Noun {
  readonly text: string;
  readonly many?: true;
  readonly entity?: Entity;
}

export type Word = CardWord | CreatureWord | ThingWord;

/** The kinds of things that texts speak of, in singular and plural. */
export const words: Readonly<Record<Word, readonly [one: string, many: string]>> = {
  building: ['building', 'buildings'],
  character: ['character', 'characters'],
  'character card': ['character card', 'character cards'],
  'character or minion': ['character or minion', 'characters or minions'],
  creature: ['creature', 'creatures'],
  hero: ['hero', 'heroes'],
  minion: ['minion', 'minions'],
  relic: ['relic', 'relics'],
  'spell card': ['spell card', 'spell cards'],
  tactic: ['face-down tactic', 'face-down tactics'],
  terrain: ['terrain', 'terrains'],
  'unique building': ['unique building', 'unique buildings'],
};

const CREATURE_WORDS = ['character', 'character or minion', 'creature', 'hero', 'minion'] satisfies CreatureWord[];
const CARD_WORDS = ['character card', 'spell card'] satisfies CardWord[];

export interface Described {
  readonly side: 'anybody' | 'opponent' | 'you';
  readonly other: boolean;
  readonly word: Word;
  readonly kind: 'card' | 'creature' | 'thing';
}

/** "your other character" taken apart. */
export function described(desc: Desc): Described {
  const side = desc.startsWith('your ') ? 'you' : desc.startsWith("opponent's ") ? 'opponent' : 'anybody';
  const bare = desc.replace(/^(?:your |opponent's )/, '') as CardDesc | CreatureDesc | ThingDesc;
  const other = bare.startsWith('other ');
  const word = bare.replace(/^other /, '') as Word;
  const kind = includes(CREATURE_WORDS, word) ? 'creature' : includes(CARD_WORDS, word) ? 'card' : 'thing';
  return { side, other, word, kind };
}

const includes = (list: readonly string[], word: string): boolean => list.includes(word);

/** With its article, by sound: an enemy, a unique building. */
export function a(phrase: string): string {
  return `${/^(?!uni|one\b|eu)[aeiou]/i.test(plain(phrase)) ? 'an' : 'a'} ${phrase}`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Small numbers of things are written out, amounts on the table are not. */
export function count(n: number): string {
  return COUNTS[n] ?? String(n);
}

/** A number as printed: with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** "Poison and Disease", "A, B and C". */
export function list(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
