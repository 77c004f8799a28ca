import type {
  BuildingCard,
  Card,
  CharacterCard,
  HeroCard,
  MinionCard,
  RelicCard,
  SpellCard,
  TacticCard,
  TerrainCard,
} from '../card.ts';
import type { Triggered } from '../language/index.ts';
import { BASIC_BUILDINGS } from '../vocabulary.ts';

/** A name in three languages for a card that exists in a test only. */
export function named(id: string): { id: string; names: { en: string; fr: string; ru: string } } {
  return { id, names: { en: id, fr: id, ru: id } };
}

export function character(id: string, given: Partial<CharacterCard> = {}): CharacterCard {
  return {
    type: 'character',
    ...named(id),
    faction: 'vallor',
    given: id,
    cost: { buildings: [], prosperity: 0 },
    strength: 1,
    movement: 'M',
    health: 1,
    base: 32,
    ...given,
  };
}

export function hero(id: string, given: Partial<HeroCard> = {}): HeroCard {
  const body = { strength: 3, movement: 'M', health: 8, base: 32 } as const;
  return {
    type: 'hero',
    ...named(id),
    faction: 'vallor',
    given: id,
    relicSlots: ['melee', 'armour'],
    ...body,
    ...given,
  };
}

export function minion(id: string, given: Partial<MinionCard> = {}): MinionCard {
  return { type: 'minion', ...named(id), faction: 'vallor', strength: 1, movement: 'M', health: 1, base: 32, ...given };
}

export function building(id: string, given: Partial<BuildingCard> = {}): BuildingCard {
  return {
    type: 'building',
    ...named(id),
    faction: 'none',
    kind: 'basic',
    cost: { buildings: [], prosperity: 1 },
    ...given,
  };
}

export function spell(id: string, given: Partial<SpellCard> = {}): SpellCard {
  return { type: 'spell', ...named(id), faction: 'none', cost: { buildings: [], prosperity: 0 }, effect: [], ...given };
}

export function relic(id: string, given: Partial<RelicCard> = {}): RelicCard {
  return {
    type: 'relic',
    ...named(id),
    faction: 'none',
    cost: { buildings: [], prosperity: 0 },
    slot: 'melee',
    ...given,
  };
}

/** A tactic that waits for this. */
export function tactic(id: string, ability: Triggered, given: Partial<TacticCard> = {}): TacticCard {
  const cost = { buildings: [], prosperity: 0 };
  return { type: 'tactic', ...named(id), faction: 'none', cost, abilities: [ability], ...given };
}

/** A round template of this radius in millimetres. */
export function terrain(id: string, radius: number, given: Partial<TerrainCard> = {}): TerrainCard {
  return {
    type: 'terrain',
    ...named(id),
    faction: 'none',
    kind: 'basic',
    cost: { buildings: [], prosperity: 0 },
    template: [{ core: [[0, 0]], radius }],
    ...given,
  };
}

/** The nine basic buildings, without abilities. */
export const basics: Card[] = BASIC_BUILDINGS.map(id => building(id));
