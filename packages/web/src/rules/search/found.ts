import { fold } from './folded-text.ts';

/** Something that can be looked for. */
export interface Entry {
  readonly kind: 'card' | 'guide' | 'keyword' | 'rule';
  readonly title: string;
  /** Where it stands, for the eye. */
  readonly where: string;
  readonly words: string;
  readonly href: string;
}

/** An entry, folded once for all searches. */
export interface Indexed extends Entry {
  readonly foldedTitle: string;
  readonly foldedWords: string;
}

export function indexedEntry(entry: Entry): Indexed {
  return { ...entry, foldedTitle: fold(entry.title), foldedWords: fold(entry.words) };
}

/** The words of a question, as they are looked for. */
export function wordsIn(question: string): readonly string[] {
  return fold(question).split(/\s+/).filter(Boolean);
}

/** What is meant first: a keyword rather than a chapter, a chapter rather than a card, and the exact rules last. */
const PRIORITY: Readonly<Record<Entry['kind'], number>> = { keyword: 4, guide: 3, card: 2, rule: 1 };

/** Entries in which every word of the question occurs, the likeliest first. */
export function found(index: readonly Indexed[], question: string, most: number): readonly Indexed[] {
  const words = wordsIn(question);
  if (words.length === 0) return [];
  return index
    .map(entry => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function scoreOf({ kind, foldedTitle, foldedWords }: Indexed, words: readonly string[]): number {
  let score = foldedTitle === words.join(' ') ? 1000 : 0;
  for (const word of words) {
    const inTitle = worthIn(foldedTitle, word);
    const inWords = inTitle === 0 ? worthIn(foldedWords, word) : 0;
    if (inTitle + inWords === 0) return 0;
    score += inTitle * 20 + inWords;
  }
  return score * 10 + PRIORITY[kind];
}

/** At the beginning of a word it counts more than inside of one. */
function worthIn(text: string, word: string): number {
  const place = text.indexOf(word);
  if (place < 0) return 0;
  if (place === 0) return 4;
  return isLetter(text[place - 1]) && !startsSomeWord(text, word) ? 1 : 3;
}

function startsSomeWord(text: string, word: string): boolean {
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (!isLetter(text[place - 1])) return true;
  }
  return false;
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
}
