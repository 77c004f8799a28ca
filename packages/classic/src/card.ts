import type { BaseDiameter, CostSymbol, Faction, Ruler } from './vocabulary.ts';

/** Names a card in the catalogue. */
export type CardId = string;

/** A multiset of building symbols, and Prosperity (C-CRD-8). */
export interface Cost {
  readonly buildings: readonly CostSymbol[];
  readonly prosperity: number;
}

interface Printed {
  readonly id: CardId;
  readonly faction: Faction;
  /** Name and moniker, as printed in each language. */
  readonly names: { readonly en: string; readonly fr: string; readonly ru: string };
}

/** The three numbers of a creature, and its base (C-CRD-4). */
interface Body {
  readonly strength: number;
  /** Absent: a creature without Movement (C-MOV-11). */
  readonly movement?: Ruler;
  readonly health: number;
  readonly base: BaseDiameter;
}

export interface HeroCard extends Printed, Body {
  readonly type: 'hero';
  /** The bare name, which some editions compare (C-CRD-23). */
  readonly given: string;
}

export interface MinionCard extends Printed, Body {
  readonly type: 'minion';
}

export interface CharacterCard extends Printed, Body {
  readonly type: 'character';
  readonly given: string;
  readonly cost: Cost;
}

export interface SupportCard extends Printed {
  readonly type: 'relic' | 'spell' | 'tactic';
  readonly cost: Cost;
  /** The only hero in whose squad it can be played (C-CRD-13). */
  readonly hero?: CardId;
}

export interface BuildingCard extends Printed {
  readonly type: 'building';
  readonly kind: 'basic' | 'class' | 'unique';
  readonly cost: Cost;
}

export interface TerrainCard extends Printed {
  readonly type: 'terrain';
  readonly kind: 'basic' | 'unique';
  readonly cost: Cost;
}

/** What a Battle Deck is made of (C-DCK-1). */
export type BattleCard = CharacterCard | SupportCard;
export type Card = BattleCard | BuildingCard | HeroCard | MinionCard | TerrainCard;

/** All cards of a game, by id. Rules are handed theirs; they know none by name. */
export type Catalogue = Readonly<Record<CardId, Card>>;

export function isSupport(card: Card): card is SupportCard {
  return card.type === 'spell' || card.type === 'relic' || card.type === 'tactic';
}

export function isBattleCard(card: Card): card is BattleCard {
  return card.type === 'character' || isSupport(card);
}
