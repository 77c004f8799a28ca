import type { CardId, EditionId, Faction } from '@signum/classic';

interface InThreeLanguages {
  readonly en: string;
  readonly fr: string;
  readonly ru: string;
}

/** A deck with a name and a word about how to play it. */
export interface NamedDeck {
  readonly id: string;
  readonly names: InThreeLanguages;
  /** The edition it was built for. */
  readonly edition: EditionId;
  readonly faction: Faction;
  readonly hero: CardId;
  readonly minion?: CardId | null;
  readonly size: number;
  readonly cards: readonly { readonly id: CardId; readonly copies: number }[];
  readonly buildings: readonly CardId[];
  readonly terrains: readonly CardId[];
  readonly about: InThreeLanguages;
}
