import type { CardId } from '../card.ts';

/** What a player brings to a game (C-SET-1). */
export interface Deck {
  readonly hero: CardId;
  /** One at most, for players whose cards make minions (C-DCK-11). */
  readonly minion?: CardId;
  /** The Battle Deck, each copy named. */
  readonly cards: readonly CardId[];
  /** Buildings and terrains that may be constructed and played; one of each name suffices (C-DCK-10). */
  readonly pool: readonly CardId[];
}
