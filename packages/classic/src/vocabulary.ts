/** Every word of the game that is not a rule: faces, rulers, factions, kinds of cards. Types come from the lists. */

/** The special die has six sides with three symbols, two sides each (C-CMP-1). */
export const FACES = ['bullseye', 'axe', 'shield'] as const;
export type Face = (typeof FACES)[number];

/** Ruler steps in their order; there is nothing beyond XL (C-CMP-5). */
export const RULERS = ['S', 'M', 'L', 'XL'] as const;
export type Ruler = (typeof RULERS)[number];

export const FACTIONS = ['akkari', 'dogs-of-war', 'grypharim', 'kitsune', 'none', 'unicorn', 'vallor'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Mercenaries carry this emblem instead of a faction (C-CRD-35). */
export const MERCENARIES: Faction = 'dogs-of-war';
/** Basic buildings and terrains, and universal support cards, belong to nobody. */
export const NO_FACTION: Faction = 'none';

export const CARD_TYPES = ['hero', 'minion', 'character', 'spell', 'relic', 'tactic', 'building', 'terrain'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Spells, relics and tactics (C-CRD-2). */
export const SUPPORT_TYPES = ['spell', 'relic', 'tactic'] as const satisfies readonly CardType[];
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The nine basic buildings (C-CRD-26). */
export const BASIC_BUILDINGS = [
  'arena',
  'barracks',
  'city-hall',
  'library',
  'school-of-magic',
  'shooting-range',
  'smithy',
  'tavern',
  'temple',
] as const;
export type BasicBuilding = (typeof BASIC_BUILDINGS)[number];

/** What stands in a cost: a basic building, any unique one, or any at all (C-CRD-8). */
export type CostSymbol = BasicBuilding | 'any' | 'unique';

/** Diameters of bases in millimetres (C-CMP-7). */
export const BASES = [32, 50, 60, 80] as const;
export type BaseDiameter = (typeof BASES)[number];

/** The five kinds of attack, and nothing else (C-GEN-13). */
export const ATTACK_KINDS = ['melee combat', 'magical strike', 'shooting', 'throwing', 'magical shot'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** Groups of attacks that texts speak of (C-GEN-14). */
export const MAGICAL: readonly AttackKind[] = ['magical strike', 'magical shot'];
export const RANGED: readonly AttackKind[] = ['shooting', 'throwing', 'magical shot'];

/** How far a ruler reaches (C-CMP-4), in hundredths of a millimetre. */
export const RULER_LENGTH: Readonly<Record<Ruler, number>> = { S: 8000, M: 10_000, L: 15_000, XL: 25_000 };

/** The Battlefield is a square (C-CMP-6). */
export const TABLE = 60_000;

/** Relic types; a hero shows one symbol for each relic it can carry (C-CRD-24, C-CRD-25). */
export const RELIC_SLOTS = ['armour', 'helmet', 'melee', 'ranged', 'shield', 'treasure'] as const;
export type RelicSlot = (typeof RELIC_SLOTS)[number];

/** When a relic with Multiple Uses makes a mark (C-REL-6 to C-REL-8). */
export const USE_MOMENTS = [
  'attack dice',
  'magical attack',
  'melee combat',
  'ranged attack',
  'tap',
  'trigger',
] as const;
export type UseMoment = (typeof USE_MOMENTS)[number];

/** Why somebody gains Prosperity. */
export const PROSPERITY_REASONS = [
  'card',
  'discarded cards',
  'empty deck',
  'income',
  'nothing constructed',
  'setup',
  'turn',
] as const;
export type ProsperityReason = (typeof PROSPERITY_REASONS)[number];

/** For what dice are rolled outside of attacks. */
export const DICE_REASONS = ['card', 'control', 'first turn', 'healer', 'requiem', 'ritual', 'search'] as const;
export type DiceReason = (typeof DICE_REASONS)[number];

/** How a game ends (section 16 of the specification). */
export const VICTORIES = ['agreement', 'clock', 'concession', 'hero', 'prosperity', 'time'] as const;
export type Victory = (typeof VICTORIES)[number];

/** Abilities that take an activation and come from a keyword or a token (C-ACT-3). */
export const ACTIVATED = ['concentration', 'control', 'cure poison', 'healer', 'howl', 'ritual', 'stealth'] as const;
/** One of these, or an ability written out on the card, by its place there. */
export type AbilityName = (typeof ACTIVATED)[number] | `text ${number}`;

/** Limits that all editions share (section 1.3 of the specification). */
export const LIMITS = { hand: 10, startingHand: 4, city: 12 } as const;
