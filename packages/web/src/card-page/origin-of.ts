import type { Card } from '@signum/classic';
import { CARD_FIELDS, houseFields, type CardField, type LanguageCode } from '@signum/text';

export interface OriginOf {
  readonly known: readonly CardField[];
  readonly ours: readonly CardField[];
}

/** Which parts of a card a public source tells, and which are ours. Of the names, the one in the reader's language counts. */
export function originOf(card: Card, language: LanguageCode): OriginOf {
  const paths = card.source?.known ?? [];
  const told = paths.filter(path => !path.startsWith('names.') || path === `names.${language}`);
  const heads = new Set(told.map(path => path.split('.')[0]));
  return { known: CARD_FIELDS.filter(field => heads.has(field)), ours: houseFields(card, language) };
}
