import type { Ability, Bonus, Effect, FaceTable, KeywordUse, TerrainUse, AreaUse } from './language/index.ts';
import type { BaseDiameter, CostSymbol, Face, Faction, RelicSlot, Ruler, UseMoment } from './vocabulary.ts';

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
  /** Written out on the card, unlike keywords (C-CRD-7). */
  readonly abilities?: readonly Ability[];
  /** None of these has any effect on play (C-CRD-5, C-CRD-6). */
  readonly rarity?: 'common' | 'legendary' | 'mythical' | 'rare' | null;
  readonly flavour?: { readonly en: string; readonly fr: string; readonly ru: string };
  readonly icon?: string;
  /** Which fields a public source tells, and which are ours. */
  readonly source?: { readonly known?: readonly string[]; readonly house?: readonly string[]; readonly note?: string };
}

/** The three numbers of a creature, its base and its standard abilities (C-CRD-4). */
interface Body {
  readonly strength: number;
  /** Absent or null: a creature without Movement (C-MOV-11). */
  readonly movement?: Ruler | null;
  readonly health: number;
  readonly base: BaseDiameter;
  readonly race?: string;
  readonly keywords?: readonly KeywordUse[];
}

export interface HeroCard extends Printed, Body {
  readonly type: 'hero';
  /** The bare name, which some editions compare (C-CRD-23). */
  readonly given: string;
  /** One symbol for each relic it can carry (C-CRD-25). */
  readonly relicSlots?: readonly RelicSlot[];
}

export interface MinionCard extends Printed, Body {
  readonly type: 'minion';
}

export interface CharacterCard extends Printed, Body {
  readonly type: 'character';
  readonly given: string;
  readonly cost: Cost;
  /** The class building it belongs to (C-CRD-29). */
  readonly affiliation?: CardId | null;
}

interface Support extends Printed {
  readonly cost: Cost;
  readonly affiliation?: CardId | null;
  /** The only hero in whose squad it can be played (C-CRD-13). */
  readonly hero?: CardId;
}

export interface SpellCard extends Support {
  readonly type: 'spell';
  readonly effect: Effect;
}

export interface RelicCard extends Support {
  readonly type: 'relic';
  readonly slot: RelicSlot;
  /** Multiple Uses (C-REL-6). */
  readonly uses?: { readonly n: number; readonly on: UseMoment };
  /** C-REL-9 */
  readonly durability?: number;
  /** Lent to the hero (C-REL-14). */
  readonly keywords?: readonly KeywordUse[];
}

/** A tactic has exactly one ability, which tells its condition. */
export interface TacticCard extends Support {
  readonly type: 'tactic';
}

export type SupportCard = RelicCard | SpellCard | TacticCard;

export interface BuildingCard extends Printed {
  readonly type: 'building';
  readonly kind: 'basic' | 'class' | 'unique';
  readonly cost: Cost;
  /** What every character of this affiliation has while the class building stands (C-CRD-31). */
  readonly members?: readonly Bonus[];
}

/** One convex piece of a template: everything within `radius` millimetres of the polygon. */
export interface TemplatePiece {
  readonly core: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
}

export interface TerrainCard extends Printed {
  readonly type: 'terrain';
  readonly kind: 'basic' | 'unique';
  readonly cost: Cost;
  readonly template: readonly TemplatePiece[];
  readonly keywords?: readonly (AreaUse<'aura'> | TerrainUse)[];
  /** What a search finds; only Ruins have it (C-CRD-34, C-RUI-4). */
  readonly ruins?: FaceTable & { readonly [F in Face]?: Effect };
}

/** What a Battle Deck is made of (C-DCK-1). */
export type BattleCard = CharacterCard | SupportCard;
/** What stands on the Battlefield as a creature (C-GEN-8). */
export type CreatureCard = CharacterCard | HeroCard | MinionCard;
export type Card = BattleCard | BuildingCard | HeroCard | MinionCard | TerrainCard;

/** All cards of a game, by id. Rules are handed theirs; they know none by name. */
export type Catalogue = Readonly<Record<CardId, Card>>;

export function isSupport(card: Card): card is SupportCard {
  return card.type === 'spell' || card.type === 'relic' || card.type === 'tactic';
}

export function isBattleCard(card: Card): card is BattleCard {
  return card.type === 'character' || isSupport(card);
}

export function isCreatureCard(card: Card): card is CreatureCard {
  return card.type === 'character' || card.type === 'hero' || card.type === 'minion';
}
