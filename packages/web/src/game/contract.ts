import type {
  AttackKind,
  Card,
  ClassicView,
  Closed,
  CreatureId,
  Deck,
  Decisions,
  EditionId,
  KeywordUse,
  MeleeOdds,
  Odds,
  Ruler,
  SeenHappening,
} from '@signum/classic';
import type { StandingWord } from './standing-word.ts';
import type { Answer, Decision, Outcome, Refusal, Seat, TakeBack, Told } from '@signum/kernel';

/** What is asked of a player, and what a player answers. */
export type Question = Decision<Decisions>;
export type Reply = Answer<Decisions>;

/** How well a computer plays, the weakest first. */
export const COMPUTER_LEVELS = ['recruit', 'soldier', 'veteran', 'commander', 'warlord'] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

/** Who sits in a chair. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly level: ComputerLevel };

/** Take-backs: free until something was learned, always, or never. */
export type UndoPolicy = 'always' | 'fair' | 'never';
export type OddsPolicy = 'full' | 'off' | 'words';

/** A game about to begin. */
export interface NewGame {
  readonly edition: EditionId;
  readonly decks: readonly [Deck, Deck];
  readonly seats: readonly [SeatPlan, SeatPlan];
  readonly undo: UndoPolicy;
  readonly odds: OddsPolicy;
  /** The last turn, if one was agreed. */
  readonly lastTurn?: number;
  /** How many minutes each person may think in the whole game, if that was agreed. */
  readonly minutes?: number;
}

/** The time that people have, as it was when the sight was told. */
export interface ClockSight {
  /** What everybody had at the beginning, in milliseconds. */
  readonly each: number;
  /** What every seat has left; a computer has none. */
  readonly left: readonly (number | null)[];
  /** Whose time runs. */
  readonly running: Seat | null;
}

/** One line to be of the log: an event as the reader was told it. */
export type LogEntry = Told<SeenHappening>;

/** A creature's numbers as they are now, after all that is in force; its card tells what is printed. */
export interface CreatureValues {
  readonly strength: number;
  readonly health: number;
  /** The ruler of its Movement, and what is added to it, in hundredths of a millimetre. */
  readonly step: Ruler | null;
  readonly stride: number;
  /** Every keyword in force, with the X that counts (0 for one without). */
  readonly keywords: readonly { readonly use: KeywordUse; readonly x: number }[];
}

/** Everything that a screen knows of a game in progress, seen from one chair. Nothing secret of another chair is in it. */
export interface Sight {
  /** Names the game in the address. */
  readonly id: string;
  readonly edition: EditionId;
  readonly seats: readonly SeatPlan[];
  readonly odds: OddsPolicy;
  /** The time of both, if there is a clock. */
  readonly clock?: ClockSight;
  /** Whose chair it is. */
  readonly seat: Seat;
  /** On one screen: this player is to take the chair. Until then the view shows what everybody may see. */
  readonly curtain: Seat | null;
  readonly view: ClassicView;
  /** The numbers of every creature in play: they are as public as the creatures themselves. */
  readonly values: Readonly<Record<CreatureId, CreatureValues>>;
  /** What is asked of this chair now. */
  readonly question: Question | null;
  /** Whom the game waits for; nobody when it is over. */
  readonly waitingFor: Seat | null;
  /** One person plays both seats: nothing is hidden, and the table is not turned when the other seat is asked. */
  readonly isOpen?: true;
  /** Two people look at one screen together: whoever is asked decides before the eyes of both, and both hands are covered. */
  readonly isShared?: true;
  /** Cards of this game that are in no catalogue, such as the figures of a scenario. */
  readonly cards?: readonly Card[];
  /** When this chair is asked about its face-down tactics, by its own word. Where nobody keeps words, and before the eyes of both, absent. */
  readonly word?: StandingWord;
  /** Why this chair's creatures and cards cannot be used now. */
  readonly closed: readonly Closed[];
  /** All events so far, as this chair was told them. */
  readonly log: readonly LogEntry[];
  /** What was agreed about taking back, and what may be taken back now. */
  readonly undoPolicy: UndoPolicy;
  readonly undo: TakeBack;
  readonly outcome: Outcome | null;
}

/** Odds that a screen may ask for; the same procedures as in play answer. */
export type OddsQuestion =
  | { readonly of: 'attack'; readonly attack: AttackKind; readonly attacker: CreatureId; readonly target: CreatureId }
  | { readonly of: 'melee'; readonly attacker: CreatureId; readonly defender: CreatureId };

export type OddsAnswer =
  | { readonly of: 'attack'; readonly odds: Odds }
  | { readonly of: 'melee'; readonly odds: MeleeOdds }
  /** It has so many ends that nobody would wait for them. */
  | { readonly of: 'too-many-ends' };

/** A game at the table, as the screens use it. Kept by `game/`; the rules run in a worker. */
export interface TableGame {
  readonly sight: Sight;
  /** Answers the question. What is refused comes back with its rule; nothing has changed then. */
  answer(reply: Reply): Promise<Refusal | undefined>;
  /** Would it be taken? Told on the page itself, from the question alone: for every movement of the pointer. */
  judge(reply: Reply): Refusal | undefined;
  /** A list of answers to choose from: all of them, or named destinations where there are too many. */
  answers(): readonly Reply[];
  takeBack(): Promise<Refusal | undefined>;
  /** The next player has taken the chair. */
  raiseCurtain(): void;
  /** When this chair is asked about its face-down tactics from now on. The question that lies there is still to be answered. */
  giveWord(word: StandingWord): void;
  concede(): Promise<Refusal | undefined>;
  /** A question that the game has left behind is never answered. */
  oddsOf(question: OddsQuestion): Promise<OddsAnswer>;
}
