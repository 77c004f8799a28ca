import type { Case, Gender } from './case.ts';
import type { Noun } from './nouns.ts';

/** Which form of a noun goes with a number: 1 рана, 2 раны, 5 ран; 21 is like 1, 11 is not. */
export function plural(n: number): 'one' | 'few' | 'many' {
  const last = n % 10;
  const teens = n % 100 > 10 && n % 100 < 20;
  if (last === 1 && !teens) return 'one';
  return last > 1 && last < 5 && !teens ? 'few' : 'many';
}

/** A number in digits with its noun, as subject or object: 1 рана, 1 рану, 2 раны, 5 ран. */
export function count(n: number, noun: Noun, as: 'nom' | 'acc' = 'acc'): string {
  const forms = { one: noun.one[as], few: noun.one.gen, many: noun.many.gen };
  return `${n} ${forms[plural(n)]}`;
}

const GENITIVES = ['нуля', 'одного', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const NOMINATIVES = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];

/** A number as a word: до двух существ, две реликвии. */
export function numeral(n: number, gender: Gender, as: Extract<Case, 'nom' | 'gen'>): string {
  if (as === 'nom' && n === 2 && gender === 'f') return 'две';
  return (as === 'gen' ? GENITIVES : NOMINATIVES)[n] ?? String(n);
}

/** A change of a number, with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
