import type { Card, Catalogue, HeroCard, TerrainCard } from '../../card.ts';
import { isCreatureCard } from '../../card.ts';
import { MILLIMETRE } from '@signum/geometry';
import { RELIC_SLOTS } from '../../vocabulary.ts';
import { body, type CreatureForm } from '../form/creature-form.ts';
import { hint, Misread } from '../form/misread.ts';
import type { Scenario } from '../form/scenario-form.ts';
import type { TerrainForm } from '../form/table-form.ts';

/** A card that exists in one scenario only, named like the thing it stands for. */
function made(id: string) {
  return {
    id,
    faction: 'none',
    given: id,
    names: { en: id, fr: id, ru: id },
    cost: { buildings: [], prosperity: 0 },
  } as const;
}

/** The name of the plain hero that a player without one is given. */
export function plainHero(seat: number): string {
  return `Hero ${seat + 1}`;
}

/** All cards of a scenario: the catalogue, its own ones, and one for everything that is told by its numbers alone. */
export function printedCards({ cards = [], creatures = {}, terrains = {} }: Scenario, catalogue: Catalogue): Catalogue {
  const printed: Record<string, Card> = { ...catalogue };
  for (const card of cards) printed[card.id] = card;
  for (const seat of [0, 1]) printed[plainHero(seat)] = heroCard(plainHero(seat));
  for (const [id, creature] of Object.entries(creatures)) {
    if (creature.card === undefined) printed[id] = creatureCard(id, creature);
    else checkCard(printed, creature.card, creature, `creatures.${id}`);
  }
  for (const [id, terrain] of Object.entries(terrains)) {
    if (terrain.card === undefined) printed[id] = terrainCard(id, terrain);
    else cardNamed(printed, terrain.card, 'terrain', `terrains.${id}.card`);
  }
  return printed;
}

/** A card that must exist, of this type if one is told. */
export function cardNamed(cards: Catalogue, id: string, type: Card['type'] | undefined, where: string): Card {
  const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
  if (!card) throw new Misread(where, `there is no card '${id}'${hint(id, Object.keys(cards))}`);
  if (type !== undefined && card.type !== type) throw new Misread(where, `'${id}' is a ${card.type}, not a ${type}`);
  return card;
}

function checkCard(printed: Catalogue, id: string, creature: CreatureForm, where: string): void {
  const card = cardNamed(printed, id, undefined, `${where}.card`);
  if (!isCreatureCard(card)) throw new Misread(`${where}.card`, `'${id}' is a ${card.type}, no creature`);
  const told = Object.keys(body).find(field => Object.hasOwn(creature, field));
  if (told !== undefined) throw new Misread(`${where}.${told}`, 'is printed on its card; leave out either of them');
}

function heroCard(id: string): HeroCard {
  const numbers = { strength: 3, health: 8, movement: 'M', base: 32 } as const;
  return { ...made(id), type: 'hero', relicSlots: RELIC_SLOTS, ...numbers };
}

function creatureCard(id: string, form: CreatureForm): Card {
  const { kind = 'character', strength = 1, health = 1, movement = 'M', base = 32 } = form;
  const { keywords, abilities, faction = 'none', race } = form;
  return {
    ...made(id),
    type: kind,
    faction,
    strength,
    health,
    movement,
    base,
    ...(keywords && { keywords }),
    ...(abilities && { abilities }),
    ...(race !== undefined && { race }),
    ...(kind === 'hero' && { relicSlots: form['relic slots'] ?? RELIC_SLOTS }),
  };
}

function terrainCard(id: string, { radius, keywords = [] }: TerrainForm): TerrainCard {
  if (radius === undefined) throw new Misread(`terrains.${id}`, 'has neither a card nor a radius');
  const template = [{ core: [[0, 0] as const], radius: radius / MILLIMETRE }];
  return { ...made(id), type: 'terrain', kind: 'basic', template, keywords };
}
