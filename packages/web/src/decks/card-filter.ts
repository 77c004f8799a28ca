import { catalogue } from '@signum/cards';
import {
  CARD_TYPES,
  deckRefusals,
  editions,
  FACTIONS,
  isBattleCard,
  type Card,
  type CardId,
  type CardType,
  type Deck,
  type EditionId,
  type Faction,
} from '@signum/classic';
import type { Language, LanguageCode, Term } from '@signum/text';
import { folded, indexed } from './card-index.ts';

/** Which cards are looked for. An empty list or nothing at all: any. */
export interface CardFilter {
  readonly text: string;
  readonly factions: readonly Faction[];
  readonly types: readonly CardType[];
  /** How many buildings are tapped for it; the last of the steps means "or more". */
  readonly cost: number | null;
  readonly keyword: Term | null;
  readonly edition: EditionId | null;
}

export const NO_FILTER: CardFilter = { text: '', factions: [], types: [], cost: null, keyword: null, edition: null };
export const COST_STEPS = [0, 1, 2, 3, 4] as const;

export function filtered(cards: readonly Card[], filter: CardFilter, language: Language): Card[] {
  const wanted = folded(filter.text).split(/\s+/).filter(Boolean);
  const { edition, keyword } = filter;
  return cards.filter(
    card =>
      (filter.factions.length === 0 || filter.factions.includes(card.faction)) &&
      (filter.types.length === 0 || filter.types.includes(card.type)) &&
      (filter.cost === null || costStep(card) === filter.cost) &&
      (edition === null || HEROES.some(hero => isWelcome(card, hero, edition))) &&
      (keyword === null || indexed(card, language).terms.includes(keyword)) &&
      wanted.every(word => indexed(card, language).words.includes(word)),
  );
}

/** Buildings are paid in Prosperity; heroes and minions cost nothing. */
function costStep(card: Card): number | undefined {
  if (!('cost' in card)) return undefined;
  const amount = card.type === 'building' ? card.cost.prosperity : card.cost.buildings.length;
  return Math.min(COST_STEPS.at(-1)!, amount);
}

const HEROES: readonly CardId[] = Object.values(catalogue)
  .filter(({ type }) => type === 'hero')
  .map(({ id }) => id);

/** May this card follow this hero at all? The rules are asked with a deck of that one card. */
export function isWelcome(card: Card, hero: CardId, edition: EditionId): boolean {
  if (card.type === 'hero') return true;
  const none: Deck = { hero, cards: [], pool: [] };
  const probe = isBattleCard(card)
    ? { ...none, cards: [card.id] }
    : { ...none, ...(card.type === 'minion' ? { minion: card.id } : { pool: [card.id] }) };
  return deckRefusals(probe, editions[edition], catalogue).every(({ code }) => code !== 'foreign-faction');
}

/** Kind by kind, then cheap before dear, then by name. */
export function inOrder(cards: readonly Card[], code: LanguageCode): Card[] {
  const { compare } = new Intl.Collator(code);
  return cards.toSorted(
    (one, other) =>
      CARD_TYPES.indexOf(one.type) - CARD_TYPES.indexOf(other.type) ||
      (costStep(one) ?? 0) - (costStep(other) ?? 0) ||
      FACTIONS.indexOf(one.faction) - FACTIONS.indexOf(other.faction) ||
      compare(one.names[code], other.names[code]),
  );
}

/** Every keyword that one of the cards names, by its name in the language. */
export function termsOf(cards: readonly Card[], language: Language): { term: Term; name: string }[] {
  const terms = new Set(cards.flatMap(card => indexed(card, language).terms));
  const { compare } = new Intl.Collator(language.code);
  return [...terms]
    .map(term => ({ term, name: language.keyword(term).name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
