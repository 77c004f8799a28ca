import type { Card, CardId } from '@signum/classic';
import { parts, plain, type Language, type LanguageCode, type Term } from '@signum/text';
import { lookup } from '../cards/card-of.ts';

/** What a search looks at: all words of a card in one language, and the keywords that its text names. */
export interface Indexed {
  readonly words: string;
  readonly terms: readonly Term[];
}

const known: Record<LanguageCode, Map<CardId, Indexed>> = { en: new Map(), fr: new Map(), ru: new Map() };

/** Written out once for each card and language, when somebody first asks. */
export function indexed(card: Card, language: Language): Indexed {
  const index = known[language.code];
  const found = index.get(card.id) ?? read(card, language);
  index.set(card.id, found);
  return found;
}

function read(card: Card, language: Language): Indexed {
  const { name, type, lines } = language.card(card, lookup);
  const texts = [name, type, ...lines.map(({ text }) => text)];
  const terms = texts.flatMap(parts).flatMap(({ mark }) => (mark?.kind === 'keyword' ? [mark.id as Term] : []));
  return { words: folded(texts.map(plain).join(' ')), terms: [...new Set(terms)] };
}

/** Small letters without accents: whoever searches should not have to type them. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
