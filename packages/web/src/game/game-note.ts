import type { CardId, ClassicSetup, EditionId } from '@signum/classic';
import type { Journal, Outcome } from '@signum/kernel';
import type { SeatPlan } from './contract.ts';
import { isScenarioSetup } from './scenario-setup.ts';

/** What the shelf shows of a game, so that a list needs no whole game. */
export interface GameNote {
  readonly id: string;
  /** A replay was brought from elsewhere and can only be watched; a game can be watched once it is over. */
  readonly holds: 'game' | 'replay';
  /** A name that somebody gave it; empty: it goes by its players and heroes. */
  readonly name: string;
  readonly edition: EditionId;
  readonly seats: readonly SeatPlan[];
  readonly heroes: readonly CardId[];
  readonly turn: number;
  readonly answers: number;
  readonly outcome: Outcome | null;
  /** An example or a lesson: it stands on no shelf. */
  readonly isExample?: true;
  /** When it was begun and last played, in milliseconds since 1970. */
  readonly begunAt: number;
  readonly playedAt: number;
}

/** What of a game its note is made of; a recorded one has no state. */
interface Noted {
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly journal: Journal;
  readonly turn: number;
}

/** The note of a game as it stands now. */
export function noteOf(
  id: string,
  holds: GameNote['holds'],
  { seats, journal, turn }: Noted,
  before: GameNote | undefined,
  now: number,
): GameNote {
  const { edition, decks } = journal.setup as ClassicSetup;
  return {
    id,
    holds,
    name: before?.name ?? '',
    edition,
    seats: seats as readonly SeatPlan[],
    heroes: decks.map(({ hero }) => hero),
    turn,
    answers: journal.entries.length,
    outcome: journal.outcome ?? null,
    ...(isScenarioSetup(journal.setup) && { isExample: true as const }),
    begunAt: before?.begunAt ?? now,
    playedAt: now,
  };
}
