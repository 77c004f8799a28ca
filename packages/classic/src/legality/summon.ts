import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { CardId } from '../card.ts';
import { creaturesOf, printOf } from '../table/creatures.ts';
import { hasPlace } from '../decisions/place.ts';
import { entryOf, type Near } from '../table/entry.ts';
import { foundOnce } from '../standing-still.ts';
import type { ClassicState } from '../state.ts';

/** Why a player cannot summon any more: the limit of creatures, controlled ones among them (C-CMP-29, C-SUM-7). */
export function whyNotSummon(state: Readonly<ClassicState>, seat: Seat): Refusal | undefined {
  const { most, counts } = state.rules.creatures;
  // where only characters are counted, minions take places as they do: seven besides the hero (C-AMB-7)
  const there = creaturesOf(state, seat).filter(({ kind }) => counts === 'all creatures' || kind !== 'hero').length;
  return there < most ? undefined : refuse('too-many-creatures', 'C-CMP-29', { most, there });
}

/** Why no creature of this card can come onto the Battlefield: there is no place for it (C-SUM-6, C-SUM-12). */
export function whyNotEnter(state: Readonly<ClassicState>, seat: Seat, card: CardId, near: Near): Refusal | undefined {
  const { base } = printOf(state, { card });
  // all that have the same base have the same places
  if (foundOnce(state, `place for ${base} of ${seat} near ${near}`, () => hasPlace(entryOf(state, seat, card, near))))
    return undefined;
  return refuse('no-place', near === 'own side' ? 'C-SUM-6' : 'C-SUM-12');
}
