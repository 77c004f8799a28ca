import { isWithin, isWithinOfTerrain, asTerrain } from '../table/battlefield.ts';
import type { BuildingCard } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import type { Gain } from './gain.ts';
import type { Bonus } from '../language/index.ts';
import { isMeant, passes, type Described, type Knows } from '../texts/matching.ts';
import { buildingOf, cardOf, playerOf } from '../table/players.ts';
import { standingsOf, textOf, type Area } from './standing.ts';
import { auraGift, traitsOf } from './traits.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { holds } from '../texts/holds.ts';
import type { Ruler } from '../vocabulary.ts';

/** Something a creature has now, and where it comes from. */
export interface Held {
  readonly bonus: Gain['bonus'];
  readonly source: string;
}

/** What a creature has by itself: printed, through tokens, or given to it. Areas, relics and the City are left out. */
export function ownBonuses(state: Readonly<ClassicState>, creature: Readonly<Creature>): readonly Held[] {
  const more: Held[] = [];
  addOwn(state, creature, more);
  return withPrinted(state, creature, more);
}

/** Everything a creature has now. Recomputed whenever it is asked for: areas follow those who walk (C-ABL-15). */
export function heldBonuses(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  knows: Knows,
): readonly Held[] {
  const more: Held[] = [];
  addOwn(state, creature, more);
  addRelics(state, creature, more);
  addMembership(state, creature, more);
  for (const standing of standingsOf(state).areas) addArea(state, creature, standing, knows, more);
  for (const other of state.creatures) {
    if (other.gains.length > 0 && other.id !== creature.id && !other.dying)
      addGainedAuras(state, creature, other, knows, more);
  }
  return withPrinted(state, creature, more);
}

/** Most creatures have what is printed on them and nothing more: then all of one card share the list. */
function withPrinted(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  more: readonly Held[],
): readonly Held[] {
  const { printed } = traitsOf(printOf(state, creature));
  return more.length === 0 ? printed : [...printed, ...more];
}

/** Tokens, what it was given, and what is printed on it behind the name of a building. */
function addOwn(state: Readonly<ClassicState>, creature: Readonly<Creature>, own: Held[]): void {
  for (const use of traitsOf(printOf(state, creature)).needy) {
    if (isStanding(state, creature, use)) own.push({ bonus: use, source: creature.id });
  }
  if (creature.poisoned) own.push({ bonus: { keyword: 'poison' }, source: 'token' });
  if (creature.diseased) own.push({ bonus: { keyword: 'disease' }, source: 'token' });
  for (const { bonus, source } of creature.gains) own.push({ bonus, source });
}

/** A text after the name of a building counts only while it stands in the controller's City (C-CRD-30, C-CTL-6). */
export function isStanding(
  state: Readonly<ClassicState>,
  { controller }: Pick<Creature, 'controller'>,
  { needs }: { readonly needs?: string },
): boolean {
  return needs === undefined || buildingOf(playerOf(state, controller), needs) !== undefined;
}

/** What relics lend to the hero who carries them (C-REL-14). */
function addRelics(state: Readonly<ClassicState>, hero: Readonly<Creature>, held: Held[]): void {
  if (hero.kind !== 'hero') return;
  for (const { id, card } of playerOf(state, hero.owner).relics) {
    const print = cardOf(state, card);
    if (print.type !== 'relic') continue;
    for (const use of print.keywords ?? []) if (isStanding(state, hero, use)) held.push({ bonus: use, source: id });
  }
}

/** While a class building stands, all characters of its affiliation have what is printed on it (C-CRD-31). */
function addMembership(state: Readonly<ClassicState>, creature: Readonly<Creature>, held: Held[]): void {
  const print = printOf(state, creature);
  if (print.type !== 'character' || !print.affiliation) return;
  if (!buildingOf(playerOf(state, creature.controller), print.affiliation)) return;
  const building = cardOf(state, print.affiliation) as BuildingCard;
  give(building.members ?? [], building.id, held);
}

/** What a creature has from one card on the table: from its aura, or from a text that works all the time (C-ACT-9, C-CTY-9). */
function addArea(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  area: Area,
  knows: Knows,
  held: Held[],
): void {
  const { gift, held: gives } = area;
  const bearer = area.bearer === undefined ? undefined : state.creatures[area.bearer];
  if (bearer?.dying) return;
  const text = textOf(state, area);
  const { whom, x, needs, if: condition } = gift;
  if (whom ? !isMeant(creature, whom, text) : creature.id !== text.bearer) return;
  if (needs !== undefined && !isStanding(state, { controller: text.seat }, gift)) return;
  if (x !== undefined) {
    if (bearer && hasLostAura(bearer)) return;
    const template = area.template === undefined ? undefined : state.terrains[area.template];
    if (!isInside(state, creature, x, bearer, template) || !isForSide(state, text, creature, whom!)) return;
  }
  // what a relic gives to others is no more for Monsters than any support card; an aura that it lends is its hero's (C-KW-Monster)
  if (text.relic !== undefined && x === undefined && creature.id !== text.bearer && knows.has(creature, 'monster'))
    return;
  if (gift.filters && !passes(state, text, creature, gift.filters, knows)) return;
  if (condition && !holds(state, text, condition, knows)) return;
  for (const one of gives) held.push(one);
}

/** Within the reach of an aura; its bearer itself never has it (C-KW-Aura). */
function isInside(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  x: Ruler,
  bearer: Readonly<Creature> | undefined,
  template: Readonly<Template> | undefined,
): boolean {
  if (bearer) return bearer.id !== creature.id && isWithin(bearer, creature, x);
  return template !== undefined && isWithinOfTerrain(creature, asTerrain(state, template), x);
}

/** An aura that was taken from its bearer reaches nobody (C-ABL-17). */
function hasLostAura({ gains }: Readonly<Creature>): boolean {
  return gains.some(({ bonus }) => 'lost' in bonus && bonus.lost === 'aura');
}

/** Auras that somebody was given in play. */
function addGainedAuras(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  bearer: Readonly<Creature>,
  knows: Knows,
  held: Held[],
): void {
  const text: Text = { seat: bearer.controller, source: bearer.id, card: bearer.card, bearer: bearer.id };
  for (const { bonus } of bearer.gains) {
    if (!('keyword' in bonus) || bonus.keyword !== 'aura' || 'plus' in bonus) continue;
    const { bonuses, whom } = auraGift(bonus);
    if (!isMeant(creature, whom!, text) || !isForSide(state, text, creature, whom!)) continue;
    if (!isWithin(bearer, creature, bonus.x) || !passes(state, text, creature, bonus, knows)) continue;
    for (const given of bonuses) held.push({ bonus: given, source: `${bearer.id} aura` });
  }
}

/** If an aura names no side, the edition says whether enemies have it (C-KW-Aura). */
function isForSide(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  { side }: Described,
): boolean {
  const onlyOwn = side === 'any' && state.rules.aura === "the controller's creatures" && text.terrain === undefined;
  return !onlyOwn || creature.controller === text.seat;
}

/** What a class building gives; discounts and income are the player's. */
function give(bonuses: readonly Bonus[], source: string, held: Held[]): void {
  for (const bonus of bonuses) if (!('discount' in bonus) && !('income' in bonus)) held.push({ bonus, source });
}
