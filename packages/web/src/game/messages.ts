import type { EditionId } from '@signum/classic';
import type { Flawed, Refused, Seat } from '@signum/kernel';
import type {
  LogEntry,
  NewGame,
  OddsAnswer,
  OddsPolicy,
  OddsQuestion,
  Reply,
  SeatPlan,
  Sight,
  UndoPolicy,
} from './contract.ts';
import type { ScenarioPlan } from './from-scenario.ts';
import type { GameNote } from './game-note.ts';
import type { StandingWord } from './standing-word.ts';
import type { Windows } from './windows.ts';

/** What the page asks of the desk at which the rules run, and what it is given. */
export interface Requests {
  begin: { asks: NewGame; gives: Begun | Refused };
  beginScenario: { asks: ScenarioPlan; gives: Begun | Refused };
  /** Without a word about windows, all of them are asked about. */
  open: { asks: { readonly id: string; readonly windows?: Windows }; gives: Flawed | 'missing' | 'open' };
  /** Whoever followed a game looks at something else. */
  leave: { asks: { readonly id: string }; gives: 'taken' };
  /** `to` is the number of the question, so that a late or repeated answer is recognised; none: it is said unasked. */
  answer: { asks: { readonly to: number | null; readonly reply: Reply }; gives: Refused | 'taken' };
  takeBack: { asks: null; gives: Refused | 'taken' };
  concede: { asks: null; gives: Refused | 'taken' };
  raiseCurtain: { asks: null; gives: 'taken' };
  giveWord: { asks: StandingWord; gives: 'taken' };
  odds: { asks: OddsQuestion; gives: OddsAnswer | 'outdated' };
  pace: { asks: Pace; gives: 'taken' };
  openReplay: { asks: { readonly id: string }; gives: Flawed | ReplayFacts | 'missing' };
  /** The game after so many answers; its log is the beginning of the whole one. */
  replayAt: { asks: { readonly answers: number; readonly eyes: ReplayEyes }; gives: Omit<Sight, 'log'> };
  replayLog: { asks: { readonly eyes: ReplayEyes }; gives: readonly LogEntry[] };
  takeOver: { asks: TakeOver; gives: Begun };
  /** Puts a game away for good, also if it lies open. */
  forget: { asks: { readonly id: string }; gives: 'taken' };
  exportFile: { asks: { readonly id: string }; gives: 'missing' | GameFile };
  importFile: { asks: { readonly text: string }; gives: Flawed | GameNote };
}

export type RequestKind = keyof Requests;

export interface Begun {
  readonly id: string;
}

/** A game to be kept outside of this browser: going on, or over and to be watched. */
export interface GameFile {
  readonly holds: 'game' | 'replay';
  readonly text: string;
}

/** How long a computer waits before its actions, so that a person can follow them. */
export type Pace = 'at once' | 'fast' | 'normal';

/** With whose eyes a recorded game is watched; once it is over, all hands may lie open. */
export type ReplayEyes = Seat | 'open' | 'spectator';

/** What is known of a recorded game without looking at any moment of it. */
export interface ReplayFacts {
  readonly edition: EditionId;
  readonly seats: readonly SeatPlan[];
  /** One for the beginning, then one for each answer. */
  readonly moments: readonly Moment[];
}

/** A moment of a recorded game: what the answer that led to it brought. */
export interface Moment {
  readonly turn: number;
  /** Whose turn it is. */
  readonly active: Seat;
  /** Who gave the answer; nobody at the beginning. */
  readonly by: Seat | null;
  readonly rolls: number;
  readonly deaths: number;
  /** How many lines the log has by then. */
  readonly events: number;
}

/** A new game that goes on from a moment of a recorded one. */
export interface TakeOver {
  readonly answers: number;
  readonly seats: readonly [SeatPlan, SeatPlan];
  readonly undo: UndoPolicy;
  readonly odds: OddsPolicy;
}

/** A sight on its way: of the log only what is new travels. */
export interface SightNews {
  readonly sight: Omit<Sight, 'log'>;
  readonly log: { readonly keep: number; readonly more: readonly LogEntry[] };
}

/** From the page to the desk. */
export type Call = {
  readonly [K in RequestKind]: { readonly n: number; readonly kind: K; readonly asks: Requests[K]['asks'] };
}[RequestKind];

/** From the desk to the page: the outcome of a call, or a new sight. A sight comes before the outcome that brought it. */
export type Word =
  | { readonly n: number; readonly gives: Requests[RequestKind]['gives'] }
  | { readonly n: number; readonly failed: string }
  | { readonly news: SightNews };
