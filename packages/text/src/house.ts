import type { Card } from '@signum/classic';
import type { LanguageCode } from './language.ts';

/** The parts of a card that can be known from a source, or be ours. */
export const CARD_FIELDS = [
  'abilities',
  'affiliation',
  'base',
  'cost',
  'durability',
  'effect',
  'faction',
  'given',
  'health',
  'hero',
  'keywords',
  'kind',
  'members',
  'movement',
  'names',
  'race',
  'rarity',
  'relicSlots',
  'ruins',
  'slot',
  'strength',
  'template',
  'type',
  'uses',
] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What of a card is ours, each part once. Of the names, only the one in the reader's language counts. */
export function houseFields(card: Card, language: LanguageCode): CardField[] {
  const paths = (card.source?.house ?? []).filter(path => !path.startsWith('names.') || path === `names.${language}`);
  const heads = new Set(paths.map(path => path.split('.')[0]));
  return CARD_FIELDS.filter(field => heads.has(field));
}
