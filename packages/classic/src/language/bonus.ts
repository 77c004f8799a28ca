import type { CardType, Ruler } from '../vocabulary.ts';
import type { NumberKeyword } from './keyword-name.ts';
import type { KeywordUse } from './keyword-use.ts';

/** What a creature can be kept from. `move` includes running. */
export type Deed = 'be healed' | 'declare attacks' | 'move' | 'run' | 'use activated abilities';

/** A change of one of the three numbers (C-CRD-4). `becomes` replaces the printed one; others still add to it. */
export type StatBonus =
  | { readonly stat: 'health' | 'strength'; readonly by: number }
  | { readonly stat: 'movement'; readonly by: Ruler }
  | { readonly stat: 'strength'; readonly becomes: number };

/** More of an ability that the creature has already: without it, it gives nothing (C-ABL-6). */
export interface PlusBonus {
  readonly keyword: NumberKeyword;
  readonly plus: number;
}

export interface BanBonus {
  readonly cannot: Deed;
}

/** What a creature has through an effect, an area, a relic or a class building. */
export type CreatureBonus = BanBonus | KeywordUse | PlusBonus | StatBonus;

export type DiscountKind = Extract<CardType, 'building' | 'character' | 'relic' | 'spell' | 'tactic' | 'terrain'>;

/** What a player has. A discount takes off `any` symbols first, then Prosperity, never a named symbol. */
export type PlayerBonus = { readonly discount: DiscountKind; readonly by: number } | { readonly income: number };

export type Bonus = CreatureBonus | PlayerBonus;
