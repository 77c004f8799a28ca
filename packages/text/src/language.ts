import type {
  AttackKind,
  Card,
  CardId,
  CardType,
  CostSymbol,
  EditionId,
  Face,
  Faction,
  KeywordName,
  KeywordUse,
  Phase,
  RelicSlot,
  Ruler,
  TerrainKeyword,
  TerrainUse,
} from '@signum/classic';
import type { CardText } from './card-text.ts';
import type { CardField } from './house.ts';
import type { Messages } from './messages.ts';
import type { Race } from './race.ts';

export const LANGUAGE_CODES = ['en', 'fr', 'ru'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The printed names of another card that a text mentions: a building, a hero. Unknown cards are called by their id. */
export type Lookup = (id: CardId) => Card['names'] | undefined;

/** Everything that has a name and a reminder: keywords, and the words of the rules that are printed like keywords. */
export type Term = KeywordName | TerrainKeyword | 'backstab' | 'durability' | 'impact' | 'multiple-uses';

export interface TermText {
  /** As printed; the X of a keyword with a number is left out, save in "−X from attacks". */
  readonly name: string;
  /** What it does, in one or two short sentences of our own, without marks. */
  readonly reminder: string;
}

/** The single words, as they stand alone on a screen: with a large letter where the language writes one. */
export interface Names {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly races: Readonly<Record<Race, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  readonly rulers: Readonly<Record<Ruler, string>>;
  readonly faces: Readonly<Record<Face, string>>;
  readonly slots: Readonly<Record<RelicSlot, string>>;
  readonly attacks: Readonly<Record<AttackKind, string>>;
  readonly costs: Readonly<Record<CostSymbol, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly stats: Readonly<Record<'health' | 'movement' | 'strength', string>>;
  readonly editions: Readonly<Record<EditionId, string>>;
  readonly kinds: Readonly<Record<'basic' | 'class' | 'unique', string>>;
  readonly fields: Readonly<Record<CardField, string>>;
}

/** All that a language offers. No two of them share a sentence: each has its own grammar. */
export interface Language {
  readonly code: LanguageCode;
  /** Its own name: English, Français, Русский. */
  readonly name: string;
  readonly names: Names;
  readonly card: (card: Card, lookup: Lookup) => CardText;
  /** With the number of a keyword the words agree; without it they tell of X. */
  readonly keyword: (term: Term, x?: number | string) => TermText;
  /** A keyword as printed, with number and text: "Shooting 3", "Charge: +1 Strength." With marks. */
  readonly use: (use: KeywordUse | TerrainUse, lookup: Lookup) => string;
  /** The log, the questions and the refusals of a game. */
  readonly messages: Messages;
}
