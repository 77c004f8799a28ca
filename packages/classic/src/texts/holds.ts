import type { All, Any, Cond, CreatureDesc, Filters } from '../language/index.ts';
import { fits, isOnSide, passes, readDescription, referred, type Knows } from './matching.ts';
import { buildingOf, cardOf, opponentOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import type { Text } from './text.ts';

/** Is a condition of a text true now? */
export function holds(state: Readonly<ClassicState>, text: Text, cond: Cond, knows: Knows): boolean {
  if ('creature' in cond) {
    return referred(state, text, cond.creature).some(
      creature =>
        (cond.kind === undefined || creature.kind === cond.kind) && passes(state, text, creature, cond, knows),
    );
  }
  if ('exists' in cond) return countOf(state, text, cond.exists, knows) >= (cond.atLeast ?? 1);
  if ('standing' in cond) return buildingOf(playerOf(state, text.seat), cond.standing) !== undefined;
  if ('prosperity' in cond) {
    const yours = playerOf(state, text.seat).prosperity;
    const theirs = playerOf(state, opponentOf(text.seat)).prosperity;
    return cond.than === 'more' ? yours > theirs : yours < theirs;
  }
  if ('not' in cond) return !holds(state, text, cond.not, knows);
  if ('and' in cond) return cond.and.every(part => holds(state, text, part, knows));
  return cond.or.some(part => holds(state, text, part, knows));
}

/** How many creatures, buildings, relics, terrains or tactics answer to a description. */
export function countOf(state: Readonly<ClassicState>, text: Text, selector: All | Any, knows: Knows): number {
  const desc = 'all' in selector ? selector.all : selector.any;
  const { kind, side } = readDescription(desc);
  const isThing = THINGS.includes(kind);
  if (!isThing) {
    const creatureDesc = desc as CreatureDesc;
    return state.creatures.filter(creature => fits(state, text, creature, creatureDesc, selector as Filters, knows))
      .length;
  }
  let count = 0;
  for (const [seat, { city, relics, tactics }] of state.players.entries()) {
    if (!isOnSide(side, text.seat, seat)) continue;
    if (kind === 'building') count += city.length;
    else if (kind === 'unique building') {
      count += city.filter(({ card }) => (cardOf(state, card) as { kind?: string }).kind !== 'basic').length;
    } else if (kind === 'relic') count += relics.length;
    else if (kind === 'tactic') count += tactics.length;
    else if (kind === 'terrain') count += state.terrains.filter(({ owner }) => owner === seat).length;
  }
  return count;
}

const THINGS: readonly string[] = ['building', 'relic', 'tactic', 'terrain', 'unique building'];
