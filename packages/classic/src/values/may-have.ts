import type { KeywordName } from '../language/index.ts';
import type { ClassicState, Creature } from '../state.ts';
import { printOf } from '../table/creatures.ts';
import { standingsOf, type Standings } from './standing.ts';
import { traitsOf } from './traits.ts';

/**
 * Could a creature have one of these keywords? A quick look at what is printed, given and lent, and never a false no; whether
 * it really has one is a longer question. Most creatures have few keywords, and most questions end here.
 */
export function mayHave(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  names: readonly KeywordName[],
): boolean {
  return isGiven(creature, names) || isPrinted(state, creature, names) || mayBeLent(state, creature, names);
}

/** Could a creature have one of these from a card that is not its own: an area, a relic, a class building? */
export function mayBeLent(
  state: Readonly<ClassicState>,
  { kind }: Readonly<Creature>,
  names: readonly KeywordName[],
): boolean {
  const to = lendingOf(standingsOf(state), names);
  if (to !== 0) {
    if ((to & TO_ANYBODY) !== 0) return true;
    if (kind === 'hero' && (to & TO_HEROES) !== 0) return true;
    if (kind === 'character' && (to & TO_MEMBERS) !== 0) return true;
  }
  return hasGainedAura(state);
}

const [TO_ANYBODY, TO_HEROES, TO_MEMBERS] = [1, 2, 4] as const;

/** To whom one of these may be lent. The same few lists are asked about for every creature, so each is looked up once. */
function lendingOf({ lent, lentToHeroes, lentToMembers, lending }: Standings, names: readonly KeywordName[]): number {
  const known = lending.get(names);
  if (known !== undefined) return known;
  let to = 0;
  if (areAmong(names, lent)) to |= TO_ANYBODY;
  if (areAmong(names, lentToHeroes)) to |= TO_HEROES;
  if (areAmong(names, lentToMembers)) to |= TO_MEMBERS;
  lending.set(names, to);
  return to;
}

function areAmong(names: readonly KeywordName[], set: ReadonlySet<string>): boolean {
  if (set.size > 0) for (const name of names) if (set.has(name)) return true;
  return false;
}

/** Was one of these given to it or taken from it, or has it one through tokens? */
export function isGiven({ gains, poisoned, diseased }: Readonly<Creature>, names: readonly KeywordName[]): boolean {
  for (const { bonus } of gains) {
    if ('keyword' in bonus ? names.includes(bonus.keyword) : 'lost' in bonus && names.includes(bonus.lost)) return true;
  }
  return (poisoned && names.includes('poison')) || (diseased && names.includes('disease'));
}

/** Is one of these printed on its card? */
export function isPrinted(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  names: readonly KeywordName[],
): boolean {
  return areAmong(names, traitsOf(printOf(state, creature)).keywords);
}

/** Gained areas are few: whom they reach, and what they give, is looked at when it matters. */
export function hasGainedAura({ creatures }: Readonly<ClassicState>): boolean {
  for (const { gains } of creatures) {
    for (const { bonus } of gains) if ('keyword' in bonus && bonus.keyword === 'aura') return true;
  }
  return false;
}

/** A list of one keyword, the same one each time: what was found out about a list is kept with it. */
export function alone(name: KeywordName): readonly KeywordName[] {
  let list = lists.get(name);
  if (!list) lists.set(name, (list = [name]));
  return list;
}

const lists = new Map<KeywordName, readonly KeywordName[]>();
