import type { CardId } from '../card.ts';
import type { AttackKind, Face, Ruler } from '../vocabulary.ts';
import type { Bonus } from './bonus.ts';
import type { Until } from './duration.ts';
import type { Effect } from './effect.ts';
import type { KeywordName, NumberKeyword, PlainKeyword, TerrainKeyword, TokenKeyword } from './keyword-name.ts';
import type { Payment } from './payment.ts';
import type { CreatureDesc, Filters } from './selector.ts';

interface Use<N extends string> {
  readonly keyword: N;
  /** Counts only while that building stands in the controller's City (C-CRD-30). */
  readonly needs?: CardId;
}

export type PlainUse = { [N in PlainKeyword | TokenKeyword]: Use<N> }[PlainKeyword | TokenKeyword];
export type NumberUse = { [N in NumberKeyword]: Use<N> & { readonly x: number } }[NumberKeyword];

/** Everybody of that description within X has the bonus: always (Aura), or until the end of the turn (Howl). */
export interface AreaUse<N extends 'aura' | 'howl' = 'aura' | 'howl'> extends Use<N>, Filters {
  readonly x: Ruler;
  readonly whom: CreatureDesc;
  readonly gives: readonly Bonus[];
}

export interface GivingUse<
  N extends 'charge' | 'contract' | 'executioner' | 'sting' = 'charge' | 'contract' | 'executioner' | 'sting',
> extends Use<N> {
  readonly gives: readonly Bonus[];
}

export interface ExhaustionUse extends Use<'exhaustion'> {
  /** Kept as data: the text says one wound (C-AMB-127). */
  readonly x: number;
  readonly gives: readonly Bonus[];
  readonly until?: Until;
}

export interface WordUse<N extends 'first-word' | 'last-word' = 'first-word' | 'last-word'> extends Use<N> {
  readonly effect: Effect;
}

export interface SteamEngineUse extends Use<'steam-engine'> {
  readonly on: AttackKind;
  readonly roll: FaceTable;
}

export interface ConcentrationUse extends Use<'concentration'> {
  readonly x: number;
  /** What one effect costs in tokens. */
  readonly tokens: number;
  readonly effect: Effect;
}

export interface ShieldUse extends Use<'shield-against'> {
  readonly against: 'impact' | 'poison and disease' | 'ranged attacks' | 'spells';
}

export interface SurchargeUse extends Use<'surcharge'> {
  readonly pay: Payment;
  readonly effect: Effect;
}

/** What each face does; faces left out do nothing. */
export type FaceTable = { readonly [F in Face | `${Face}|${Face}`]?: Effect };

/** A keyword as printed on a card or gained in play. */
export type KeywordUse =
  | AreaUse<'aura'>
  | AreaUse<'howl'>
  | ConcentrationUse
  | ExhaustionUse
  | GivingUse<'charge'>
  | GivingUse<'contract'>
  | GivingUse<'executioner'>
  | GivingUse<'sting'>
  | NumberUse
  | PlainUse
  | ShieldUse
  | SteamEngineUse
  | SurchargeUse
  | WordUse<'first-word'>
  | WordUse<'last-word'>;

export type UseOf<N extends KeywordName> = Extract<KeywordUse, { readonly keyword: N }>;

export type TerrainUse = { [N in TerrainKeyword]: Use<N> }[TerrainKeyword];
