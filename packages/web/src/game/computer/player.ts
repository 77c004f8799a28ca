import type { CardId, Card, ClassicView } from '@signum/classic';
import type { CreatureValues, Question, Reply } from '../contract.ts';

/** All that a computer player knows when it is asked: what a person in the same chair would see. */
export interface Seen {
  readonly question: Question;
  readonly view: ClassicView;
  readonly values: Readonly<Record<string, CreatureValues>>;
  /** What is printed on a card that the view names. */
  readonly cardOf: (id: CardId) => Card | undefined;
  /** All answers, or a fair sample where there are too many. */
  readonly answers: () => readonly Reply[];
  /** A number from 0 up to 1, without 1. */
  readonly random: () => number;
}

/** Whoever chooses for a seat. It keeps nothing in mind between two questions, so that a reload finds it as it was. */
export type Player = (seen: Seen) => Reply;
