import { isWithin, isWithinOfTerrain, asTerrain } from '../table/battlefield.ts';
import type { BuildingCard, Card } from '../card.ts';
import { printOf } from '../table/creatures.ts';
import type { Gain } from './gain.ts';
import type { Always, AreaUse, Bonus, KeywordUse } from '../language/index.ts';
import { fits, readDescription, type Knows } from '../texts/matching.ts';
import { buildingOf, cardOf, playerOf } from '../table/players.ts';
import { standingsOf, type Standing } from './standing.ts';
import type { ClassicState, Creature, Template } from '../state.ts';
import type { Text } from '../texts/text.ts';
import { holds } from '../texts/holds.ts';

/** Something a creature has now, and where it comes from. */
export interface Held {
  readonly bonus: Gain['bonus'];
  readonly source: string;
}

/** What a creature has by itself: printed, through tokens, or given to it. Areas, relics and the City are left out. */
export function ownBonuses(state: Readonly<ClassicState>, creature: Readonly<Creature>): Held[] {
  const own: Held[] = [];
  for (const use of printOf(state, creature).keywords ?? []) {
    if (isStanding(state, creature, use)) own.push({ bonus: use, source: creature.id });
  }
  if (creature.poisoned) own.push({ bonus: { keyword: 'poison' }, source: 'token' });
  if (creature.diseased) own.push({ bonus: { keyword: 'disease' }, source: 'token' });
  for (const { bonus, source } of creature.gains) own.push({ bonus, source });
  return own;
}

/** Everything a creature has now. Recomputed whenever it is asked for: areas follow those who walk (C-ABL-15). */
export function heldBonuses(state: Readonly<ClassicState>, creature: Readonly<Creature>, knows: Knows): Held[] {
  const held = ownBonuses(state, creature);
  addRelics(state, creature, held);
  addMembership(state, creature, held);
  for (const standing of standingsOf(state).areas) addArea(state, creature, standing, knows, held);
  for (const other of state.creatures) {
    if (other.gains.length > 0 && other.id !== creature.id && !other.dying)
      addGainedAuras(state, creature, other, knows, held);
  }
  return held;
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

/** What a creature has from one card on the table: from its auras, and from its texts that work all the time. */
function addArea(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  { print, text: textOf, creature: other, template }: Standing,
  knows: Knows,
  held: Held[],
): void {
  if (other?.dying) return;
  const text = textOf();
  const uses = (
    print.type === 'building' || !('keywords' in print) ? [] : (print.keywords ?? [])
  ) as readonly KeywordUse[];
  for (const use of uses) {
    if (use.keyword !== 'aura' || !isStanding(state, { controller: text.seat }, use)) continue;
    if (other && hasLostAura(other)) continue;
    if (!isInside(state, creature, use, other, template) || !isUnderAura(state, text, creature, use, knows)) continue;
    give(use.gives, `${other?.id ?? text.source} aura`, held);
  }
  addAlways(state, text, print, creature, knows, held);
}

/** Within the reach of an aura; its bearer itself never has it (C-KW-Aura). */
function isInside(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  { x }: AreaUse<'aura'>,
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
    if (isWithin(bearer, creature, bonus.x) && isUnderAura(state, text, creature, bonus, knows)) {
      give(bonus.gives, `${bearer.id} aura`, held);
    }
  }
}

/** Whom an aura reaches: whoever its text names; if it names no side, the edition says whether enemies have it (C-KW-Aura). */
function isUnderAura(
  state: Readonly<ClassicState>,
  text: Text,
  creature: Readonly<Creature>,
  use: AreaUse<'aura'>,
  knows: Knows,
): boolean {
  const { side } = readDescription(use.whom);
  const onlyOwn = side === 'any' && state.rules.aura === "the controller's creatures" && text.terrain === undefined;
  if (onlyOwn && creature.controller !== text.seat) return false;
  return fits(state, text, creature, use.whom, use, knows);
}

/** Texts that work all the time (C-ACT-9, C-CTY-9). */
function addAlways(
  state: Readonly<ClassicState>,
  text: Text,
  print: Card,
  creature: Readonly<Creature>,
  knows: Knows,
  held: Held[],
): void {
  for (const [index, ability] of (print.abilities ?? []).entries()) {
    if (!('always' in ability) || !isStanding(state, { controller: text.seat }, ability)) continue;
    if (!reaches(state, text, ability, creature, knows)) continue;
    if (ability.if && !holds(state, text, ability.if, knows)) continue;
    give(ability.always, `${text.source} ${index}`, held);
  }
}

function reaches(
  state: Readonly<ClassicState>,
  text: Text,
  { whom }: Always,
  creature: Readonly<Creature>,
  knows: Knows,
): boolean {
  return whom ? fits(state, text, creature, whom.all, whom, knows) : creature.id === text.bearer;
}

function give(bonuses: readonly Bonus[], source: string, held: Held[]): void {
  for (const bonus of bonuses) if (!('discount' in bonus) && !('income' in bonus)) held.push({ bonus, source });
}
