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
  if (creature.gains.length > 0 || creature.poisoned || creature.diseased) return true;
  const { keywords } = traitsOf(printOf(state, creature));
  if (keywords.size > 0 && names.some(name => keywords.has(name))) return true;
  return mayBeLent(state, names);
}

/** Could somebody have one of these from a card that is not its own: an area, a relic, a class building? */
export function mayBeLent(state: Readonly<ClassicState>, names: readonly KeywordName[]): boolean {
  const { lent } = standingsOf(state);
  return lent.size > 0 && names.some(name => lent.has(name));
}
