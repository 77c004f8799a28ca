import type { CardId } from '@signum/classic';
import type { Mark } from './marks.ts';

/** Whoever plays. */
export interface Person {
  readonly name: string;
  /** Is it the reader? */
  readonly isYou: boolean;
}

/** Something with a name in the reader's language, and where its name leads. */
export interface Thing {
  readonly name: string;
  readonly mark: Mark;
}

/**
 * Who and what the ids of a game stand for. The caller knows the table and remembers what has left it; names of cards are
 * already in the reader's language.
 */
export interface Roster {
  readonly player: (seat: number) => Person;
  readonly card: (id: CardId) => Thing;
  readonly building: (id: CardId) => Thing;
  readonly creature: (id: string) => Thing;
  readonly terrain: (id: string) => Thing;
  readonly relic: (id: string) => Thing;
  /** Nothing, if the card lies face down and is not the reader's. */
  readonly tactic: (id: string) => Thing | undefined;
  /** Whatever can be chosen: a creature, a relic, a template, a building of a City, a tactic, a card. */
  readonly thing: (id: string) => Thing | undefined;
}
