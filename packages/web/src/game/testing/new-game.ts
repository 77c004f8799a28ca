import { deckOf, decks } from '@signum/cards';
import type { NewGame, SeatPlan } from '../contract.ts';

export const ANNA: SeatPlan = { kind: 'person', name: 'Anna' };
export const BORIS: SeatPlan = { kind: 'person', name: 'Boris' };
export const RECRUIT: SeatPlan = { kind: 'computer', name: 'Recruit', level: 'recruit' };

/** A game between two of the ready decks. */
export function newGame(seats: readonly [SeatPlan, SeatPlan], rest: Partial<NewGame> = {}): NewGame {
  const [one, other] = decks.filter(({ edition }) => edition === 'en-kitsune').map(deckOf);
  return { edition: 'en-kitsune', decks: [one!, other!], seats, undo: 'fair', odds: 'full', ...rest };
}
