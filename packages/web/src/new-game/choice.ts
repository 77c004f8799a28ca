import { DEFAULT_EDITION, editions, type Deck, type EditionId } from '@signum/classic';
import {
  COMPUTER_LEVELS,
  type ComputerLevel,
  type NewGame,
  type OddsPolicy,
  type SeatPlan,
  type UndoPolicy,
} from '../game/contract.ts';

export const SEAT_KINDS = ['person', 'computer'] as const;
export const UNDO_POLICIES: readonly UndoPolicy[] = ['fair', 'always', 'never'];
export const ODDS_POLICIES: readonly OddsPolicy[] = ['full', 'words', 'off'];
/** Shorter than this, a game would end before it began; longer, nobody would notice the limit. */
export const LAST_TURNS = { least: 4, first: 20, most: 60 } as const;
/** How many minutes each may think: a duel takes half an hour to an hour and a half (C-END-14). */
export const MINUTES = { least: 5, first: 30, most: 90, step: 5 } as const;
const LONGEST_NAME = 24;

export interface SeatChoice {
  readonly kind: (typeof SEAT_KINDS)[number];
  /** How well it plays if it is a computer. */
  readonly level: ComputerLevel;
  /** Empty: the language of the page has a name for it. */
  readonly name: string;
  /** The id of a deck, ready or of one's own. It may be gone by the next time. */
  readonly deck: string;
}

/** What a player has set in the form of a new game; the browser keeps it for the next one. */
export interface Choice {
  readonly edition: EditionId;
  readonly seats: readonly [SeatChoice, SeatChoice];
  readonly undo: UndoPolicy;
  readonly odds: OddsPolicy;
  readonly lastTurn: number | null;
  /** How long each person may think; null: as long as they like. */
  readonly minutes: number | null;
}

/** A newcomer's first game: two plain decks, the computer opposite, nothing is final. */
export const FIRST_CHOICE: Choice = {
  edition: DEFAULT_EDITION,
  seats: [
    { kind: 'person', level: 'recruit', name: '', deck: 'kitsune-starter' },
    { kind: 'computer', level: 'recruit', name: '', deck: 'akkari-starter' },
  ],
  undo: 'fair',
  odds: 'full',
  lastTurn: null,
  minutes: null,
};

/** A choice out of what was stored, field by field: what is missing or no longer offered is as at first. */
export function choiceFrom(stored: string | null): Choice {
  const kept = fieldsOf(parsed(stored));
  const seats = Array.isArray(kept['seats']) ? (kept['seats'] as readonly unknown[]) : [];
  return {
    edition: oneOf(Object.keys(editions) as EditionId[], kept['edition'], FIRST_CHOICE.edition),
    seats: [seatFrom(seats[0], FIRST_CHOICE.seats[0]), seatFrom(seats[1], FIRST_CHOICE.seats[1])],
    undo: oneOf(UNDO_POLICIES, kept['undo'], FIRST_CHOICE.undo),
    odds: oneOf(ODDS_POLICIES, kept['odds'], FIRST_CHOICE.odds),
    lastTurn: within(LAST_TURNS, kept['lastTurn']),
    minutes: within(MINUTES, kept['minutes']),
  };
}

function seatFrom(stored: unknown, first: SeatChoice): SeatChoice {
  const { kind, level, name, deck } = fieldsOf(stored);
  return {
    kind: oneOf(SEAT_KINDS, kind, first.kind),
    level: oneOf(COMPUTER_LEVELS, level, first.level),
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    deck: typeof deck === 'string' && deck !== '' ? deck : first.deck,
  };
}

function within({ least, most }: { least: number; most: number }, value: unknown): number | null {
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  return isWhole && value >= least && value <= most ? value : null;
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function oneOf<T extends string>(list: readonly T[], value: unknown, first: T): T {
  return list.find(one => one === value) ?? first;
}

/** The game that a choice and its decks stand for. `nameOf` names the chairs that nobody has named. */
export function planOf(
  choice: Choice,
  decks: readonly [Deck, Deck],
  nameOf: (kind: SeatChoice['kind'], seat: number) => string,
): NewGame {
  const [one, two] = choice.seats;
  const sitting = ({ kind, level, name }: SeatChoice, seat: number): SeatPlan => {
    const called = name.trim() || nameOf(kind, seat);
    return kind === 'person' ? { kind, name: called } : { kind, name: called, level };
  };
  return {
    edition: choice.edition,
    decks,
    seats: [sitting(one, 0), sitting(two, 1)],
    undo: choice.undo,
    odds: choice.odds,
    ...(choice.lastTurn !== null && { lastTurn: choice.lastTurn }),
    ...(choice.minutes !== null && { minutes: choice.minutes }),
  };
}
