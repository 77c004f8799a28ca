import { plain } from '../marks.ts';

export type Gender = 'f' | 'm';

/** A noun with its determiner and all that hangs on it: "un personnage adverse à S ou moins". */
export interface Phrase {
  readonly words: string;
  readonly gender: Gender;
  readonly many?: boolean;
}

/** French h is silent, but only some words join over it: l'hôtel, le héros. Foreign names never do. */
const SILENT_H = /^h(?:abit|erb|eur|omm|onn|ôtel|uil|um)/;
const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouàâäéèêëîïôöùûü])/;

/** Does a word before these words lose its vowel? Marks do not count, only what is read. */
export function elides(words: string): boolean {
  const read = plain(words).trimStart().toLowerCase();
  return VOWEL.test(read) || SILENT_H.test(read);
}

/** "de la cible", "d'une créature", "du héros adverse", "des Chiens de Guerre" */
export function de(words: string): string {
  return contracted(words, 'du', 'des') ?? (elides(words) ? `d'${words}` : `de ${words}`);
}

/** "à la cible", "à une créature", "au héros adverse", "aux sorts" */
export function au(words: string): string {
  return contracted(words, 'au', 'aux') ?? `à ${words}`;
}

function contracted(words: string, one: string, many: string): string | undefined {
  if (words.startsWith('le ')) return `${one} ${words.slice('le '.length)}`;
  return words.startsWith('les ') ? `${many} ${words.slice('les '.length)}` : undefined;
}

/** "si votre héros est blessé", "s'il est blessé": si joins with il alone. */
export function si(clause: string): string {
  return /^ils? /.test(clause) ? `s'${clause}` : `si ${clause}`;
}

/** "que vous avez", "qu'elle a" */
export function que(clause: string): string {
  return elides(clause) ? `qu'${clause}` : `que ${clause}`;
}

/** With the definite article: "la Forge", "l'Arène", "le Temple". */
export function the(noun: string, gender: Gender): string {
  if (elides(noun)) return `l'${noun}`;
  return gender === 'f' ? `la ${noun}` : `le ${noun}`;
}

/** An adjective or participle in the form of its noun: blessé, blessée, blessés, blessées. */
export function agree(adjective: string, { gender, many = false }: Pick<Phrase, 'gender' | 'many'>): string {
  const feminine = gender === 'f' && !adjective.endsWith('e') ? `${adjective}e` : adjective;
  return many ? `${feminine}s` : feminine;
}

/** "a", "a et b", "a, b et c" */
export function listed(words: readonly string[], last = 'et'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;
}

/** Small numbers in words, as rulebooks write them for things that are counted out. */
export function numberWord(n: number): string {
  return ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'][n] ?? String(n);
}

/** "1 blessure", "2 blessures": French counts as plural from two. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n < 2 ? one : many}`;
}
