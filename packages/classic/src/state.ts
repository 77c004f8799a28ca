import type { Length, Pose, Shape } from '@signum/geometry';
import type { Core, Outcome, Seat } from '@signum/kernel';
import type { CardId, Catalogue } from './card.ts';
import type { Gain } from './values/gain.ts';
import type { CreatureId, RelicId, TacticId, TerrainId } from './ids.ts';
import type { Happenings } from './happenings.ts';
import type { ClassicFrame } from './procedures/index.ts';
import type { Rules } from './rules.ts';

/** A creature on the Battlefield. What is printed on its card is looked up there. */
export interface Creature {
  readonly id: CreatureId;
  readonly card: CardId;
  readonly kind: 'character' | 'hero' | 'minion';
  readonly owner: Seat;
  /** Who commands it now (C-GEN-9). */
  controller: Seat;

  readonly r: Length;
  x: Length;
  y: Length;

  wounds: number;
  armour: number;
  /** Has a Stealth token (C-GEN-12). */
  hidden: boolean;
  poisoned: boolean;
  diseased: boolean;
  concentration: number;
  /** Whom it hunts (C-KW-Executioner). */
  victim: CreatureId | null;
  /** What it has beyond what is printed. Replaced, never edited, so that copies share it. */
  gains: readonly Gain[];
  /** Who dealt its last wound: the one who eliminates it (C-ELM-4). */
  woundedBy: Credit | null;
  /** Found eliminated, and not yet removed (C-ELM-2). */
  dying: boolean;

  /** The turn in which it came into play. */
  readonly since: number;
  /** Cannot be activated any more this turn (C-TRN-20, C-SUM-9). */
  activated: boolean;
  /** Its next activation is skipped (C-ACT-10). */
  skips: boolean;
  /** Has moved in its present activation (C-ACT-5). */
  moved: boolean;
  /** Has been the defender of a melee combat this turn (C-MEL-9). */
  defended: boolean;
  /** Extra fights of this turn (C-KW-Persecution). */
  persecutions: number;
  /** Abilities that work once a turn and have worked. */
  usedUp: readonly string[];
  /** The last turn in which a ranged attack was declared on it (C-STL-21). */
  shotAt: number;
}

/** Whose doing something was. */
export interface Credit {
  readonly seat: Seat;
  readonly creature?: CreatureId;
}

export interface Relic {
  readonly id: RelicId;
  readonly card: CardId;
  /** Armour tokens left of its Durability (C-REL-9). */
  tokens: number;
  /** Uses so far (C-REL-6). */
  marks: number;
  /** Has made a mark in the event under way, so it makes no other (C-REL-7). */
  inUse: boolean;
  tapped: boolean;
}

export interface Tactic {
  readonly id: TacticId;
  readonly card: CardId;
  /** What was paid for it is public (C-TAC-10). */
  readonly paid: { readonly buildings: readonly CardId[]; readonly prosperity: number };
}

export interface Building {
  readonly card: CardId;
  tapped: boolean;
  /** Abilities that work once a turn and have worked. */
  usedUp: readonly string[];
}

/** A template on the Battlefield; its card lies in the City of whoever played it (C-TER-4). */
export interface Template {
  readonly id: TerrainId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly pose: Pose;
  readonly pieces: readonly Shape[];
  /** Ruins that have been searched (C-RUI-5). */
  searched: boolean;
  /** Abilities that work once a turn and have worked. */
  usedUp: readonly string[];
}

/** Cards that one player was shown. */
export interface Shown {
  readonly whose: Seat;
  readonly cards: readonly CardId[];
}

/** One player's half of the table. */
export interface Player {
  readonly hero: CardId;
  readonly minion: CardId | null;
  prosperity: number;
  /** The last card is the top one. Nobody sees it. */
  deck: CardId[];
  /** Kept in alphabetical order, so that nothing tells which card came last. */
  hand: CardId[];
  graveyard: CardId[];
  /** Out of the game: destroyed unique buildings and terrains. */
  removed: CardId[];
  /** Building and terrain cards that can still be played. A basic one is always among them (C-DCK-10). */
  buildings: CardId[];
  terrains: CardId[];
  city: Building[];
  relics: Relic[];
  tactics: Tactic[];
  /** Opposing characters eliminated, for the last tie-break (C-ELM-7). */
  kills: number;
  /** Draws from an empty deck: the next one gives the opponent twice as much (C-TRN-9). */
  failedDraws: number;
  /** Cards whose First Word was said, and whose Last Word (C-ABL-21, C-ABL-24). */
  spoken: CardId[];
  lastSpoken: CardId[];
  /** Hidden cards that a text has shown to this player in this turn, and to nobody else. */
  shown: readonly Shown[];
}

export type Phase = 'activation' | 'beginning' | 'construction' | 'end' | 'setup';

/** What is true now. Plain data; what never changes is shared between copies. */
export interface ClassicState extends Core<ClassicFrame> {
  /** The edition in force. A game carries its own record. */
  readonly rules: Rules;
  /** Every card that can appear in this game. */
  readonly cards: Catalogue;
  /** Events that some tactic of the whole set answers: windows open for these and no others, whoever has which (C-TIM-22). */
  readonly answerable: readonly (keyof Happenings)[];
  /** Does some tactic of the whole set act in its owner's turn (C-TAC-5)? */
  readonly ownTurnTactics: boolean;
  /** The last turn, if a time limit was agreed (C-END-9). */
  readonly lastTurn: number | null;

  /** Who takes the first turn and has the side y=0 (C-SET-5). */
  first: Seat;
  turn: number;
  active: Seat;
  phase: Phase;
  /** The creature whose activation is under way (C-GEN-10). */
  acting: CreatureId | null;
  terrainPlayed: boolean;
  players: Player[];
  creatures: Creature[];
  terrains: Template[];
  /** Who had offered a draw (C-END-15). */
  drawOffer: Seat | null;
  /** Things that came into play so far: the next one's number. */
  named: number;
  /** Whose heroes have fallen in the chain under way (C-END-4). */
  losers: readonly Seat[];
  outcome?: Outcome;
}
