import { catalogue, deckOf, type NamedDeck } from '@signum/cards';
import { DEFAULT_EDITION, type CardId, type Deck, type EditionId } from '@signum/classic';
import type { LanguageCode } from '@signum/text';

export interface Copies {
  readonly id: CardId;
  readonly copies: number;
}

/** A deck while it is being written: nothing in it has to be legal, or even there. */
export interface DeckSheet {
  readonly name: string;
  /** The edition in which it is judged. */
  readonly edition: EditionId;
  readonly hero: CardId | null;
  readonly minion: CardId | null;
  readonly cards: readonly Copies[];
  /** In the order in which the city planner constructs them. */
  readonly buildings: readonly CardId[];
  readonly terrains: readonly CardId[];
}

export const EMPTY_SHEET: DeckSheet = {
  name: '',
  edition: DEFAULT_EDITION,
  hero: null,
  minion: null,
  cards: [],
  buildings: [],
  terrains: [],
};

/** A ready deck as a sheet, named in the reader's language. */
export function sheetOf(
  { names, edition, hero, minion, cards, buildings, terrains }: NamedDeck,
  language: LanguageCode,
): DeckSheet {
  return { name: names[language], edition, hero, minion: minion ?? null, cards, buildings, terrains };
}

/** A new deck of a player: the nine basic buildings and the basic terrains cost nothing to bring along. */
export function newSheet(name: string): DeckSheet {
  const basics = Object.values(catalogue).filter(card => 'kind' in card && card.kind === 'basic');
  const idsOf = (type: string): CardId[] => basics.filter(card => card.type === type).map(({ id }) => id);
  return { ...EMPTY_SHEET, name, buildings: idsOf('building'), terrains: idsOf('terrain') };
}

/** The deck as the rules take it. Nobody is called '' in the catalogue. */
export function playedDeck(sheet: DeckSheet): Deck {
  return deckOf({ ...sheet, hero: sheet.hero ?? '' });
}

export function sizeOf({ cards }: Pick<DeckSheet, 'cards'>): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

export function copiesOf(sheet: DeckSheet, id: CardId): number {
  if (sheet.hero === id || sheet.minion === id || sheet.buildings.includes(id) || sheet.terrains.includes(id)) return 1;
  return sheet.cards.find(card => card.id === id)?.copies ?? 0;
}

/** More than the rules allow, so that a deck can be wrong for a while; not more than a slip of the finger. */
export const MOST_COPIES = 9;

/** So many copies of a card of the Battle Deck. None: it leaves the list. */
export function withCopies(sheet: DeckSheet, id: CardId, copies: number): DeckSheet {
  const wanted = Math.min(MOST_COPIES, Math.max(0, copies));
  const isThere = sheet.cards.some(card => card.id === id);
  const cards = isThere
    ? sheet.cards.map(card => (card.id === id ? { id, copies: wanted } : card))
    : [...sheet.cards, { id, copies: wanted }];
  return { ...sheet, cards: cards.filter(card => card.copies > 0) };
}

/** In the pool or out of it. */
export function withPool(sheet: DeckSheet, id: CardId, isIn: boolean): DeckSheet {
  const field = catalogue[id]?.type === 'terrain' ? 'terrains' : 'buildings';
  const others = sheet[field].filter(other => other !== id);
  return { ...sheet, [field]: isIn ? [...others, id] : others };
}

/** Out of the deck altogether, wherever it stood. */
export function without(sheet: DeckSheet, id: CardId): DeckSheet {
  const isOther = (other: CardId): boolean => other !== id;
  return {
    ...sheet,
    hero: sheet.hero === id ? null : sheet.hero,
    minion: sheet.minion === id ? null : sheet.minion,
    cards: sheet.cards.filter(card => isOther(card.id)),
    buildings: sheet.buildings.filter(isOther),
    terrains: sheet.terrains.filter(isOther),
  };
}

/** A card that is pressed in a list goes where its kind belongs. */
export function withCard(sheet: DeckSheet, id: CardId): DeckSheet {
  switch (catalogue[id]?.type) {
    case 'hero':
      return { ...sheet, hero: id };
    case 'minion':
      return { ...sheet, minion: id };
    case 'building':
    case 'terrain':
      return withPool(sheet, id, true);
    default:
      return withCopies(sheet, id, copiesOf(sheet, id) + 1);
  }
}
