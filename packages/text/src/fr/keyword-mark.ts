import { mark } from '../marks.ts';
import type { Term } from '../language.ts';
import { keywordNames } from './keyword-names.ts';

/** A keyword inside a text, with what follows its name: "Tir", "Maître de la défense 3". */
export function keyword(term: Term, value?: number | string): string {
  const name = keywordNames[term];
  if (term === 'minus-from-attacks' && value !== undefined)
    return mark('keyword', term, name.replace('X', String(value)));
  return mark('keyword', term, value === undefined ? name : `${name} ${value}`);
}

/** A word of ours that leads to a keyword: "empoisonnée" to Poison. */
export function leadingTo(term: Term, words: string): string {
  return mark('keyword', term, words);
}
