import type { CardId } from '@signum/classic';
import type { Term } from '../language.ts';
import { mark } from '../marks.ts';
import { keywordNames } from './keyword-names.ts';
import type { Tale } from './tale.ts';

/** A keyword by name, leading to its reminder. */
export function keywordName(term: Term, as: string = keywordNames[term]): string {
  return mark('keyword', term, as);
}

/** Another card by name, leading to it. */
export function cardName(id: CardId, { lookup }: Pick<Tale, 'lookup'>): string {
  return mark('card', id, lookup(id)?.en ?? id);
}

/** A building, standing or not. */
export function buildingName(id: CardId, { lookup }: Pick<Tale, 'lookup'>): string {
  return mark('building', id, lookup(id)?.en ?? id);
}
