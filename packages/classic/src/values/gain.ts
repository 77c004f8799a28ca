import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureBonus, KeywordName } from '../language/index.ts';

/** What is taken from a creature: a keyword no longer counts (C-ABL-17). */
export interface Loss {
  readonly lost: KeywordName;
}

/** Armour tokens lent for a time: what is left of them goes when it ends, never more than were given (C-DMG-9). */
export interface TokenGain {
  readonly armourTokens: number;
}

/** Something a creature has, or has lost, beyond what is printed. */
export interface Gain {
  readonly bonus: CreatureBonus | Loss | TokenGain;
  /** The ability or card that gave it. One source never counts twice (C-ABL-8). */
  readonly source: string;
  /** Who orders its end among the effects of a turn (C-TRN-23). */
  readonly by: Seat;
  /** The card that is printed with it, for whoever asks what this is. */
  readonly card?: CardId;
  /** The turn at whose end it ends, or the end of the attack under way; without it, it stays (C-ABL-12). */
  readonly until?: number | 'end of attack';
}
