import type { KeywordName } from '../language/index.ts';
import type { ClassicState, Creature } from '../state.ts';
import { printOf } from '../table/creatures.ts';
import { standingsOf } from './standing.ts';
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
  return hasOfItsOwn(creature) || isPrinted(state, creature, names) || mayBeLent(state, names);
}

/** Could somebody have one of these from a card that is not its own: an area, a relic, a class building? */
export function mayBeLent(state: Readonly<ClassicState>, names: readonly KeywordName[]): boolean {
  const { lent } = standingsOf(state);
  if (lent.size > 0) for (const name of names) if (lent.has(name)) return true;
  return hasGainedAura(state);
}

/** Has it something beyond what is printed, given to it or through tokens? */
export function hasOfItsOwn({ gains, poisoned, diseased }: Readonly<Creature>): boolean {
  return gains.length > 0 || poisoned || diseased;
}

/** Is one of these printed on its card? */
export function isPrinted(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  names: readonly KeywordName[],
): boolean {
  const { keywords } = traitsOf(printOf(state, creature));
  if (keywords.size > 0) for (const name of names) if (keywords.has(name)) return true;
  return false;
}

/** Gained areas are few: whom they reach, and what they give, is looked at when it matters. */
export function hasGainedAura({ creatures }: Readonly<ClassicState>): boolean {
  for (const { gains } of creatures) {
    for (const { bonus } of gains) if ('keyword' in bonus && bonus.keyword === 'aura') return true;
  }
  return false;
}
