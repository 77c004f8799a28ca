import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { CardId } from '../card.ts';
import { costOf } from '../city/city.ts';
import { buildingOf, cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { LIMITS } from '../vocabulary.ts';

/** Why a player cannot construct a building now; `less` is what an effect takes off its cost. */
export function whyNotConstruct(
  state: Readonly<ClassicState>,
  seat: Seat,
  building: CardId,
  less: number | null,
): Refusal | undefined {
  const flaw = whyNotStand(state, seat, building);
  if (flaw) return flaw;
  const { prosperity } = playerOf(state, seat);
  const needed = constructionCost(state, seat, building, less);
  if (prosperity >= needed) return undefined;
  return refuse('too-little-prosperity', 'C-CTY-1', { needed, there: prosperity });
}

/** Why a building cannot be put into the City, whatever it costs (C-CTY-4). */
export function whyNotStand(state: Readonly<ClassicState>, seat: Seat, building: CardId): Refusal | undefined {
  const player = playerOf(state, seat);
  const { city, buildings, removed } = player;
  if (buildingOf(player, building)) return refuse('building-stands-already', 'C-CTY-4', { building });
  if (removed.includes(building)) return refuse('unique-building-again', 'C-CTY-4', { building });
  if (!buildings.includes(building)) return refuse('not-in-pool', 'C-CTY-1', { card: building });
  if (city.length >= LIMITS.city) return refuse('city-full', 'C-CTY-4', { most: LIMITS.city });
  const other = isOfClass(state, building) ? city.find(({ card }) => isOfClass(state, card)) : undefined;
  return other && refuse('second-class-building', 'C-CTY-4', { building: other.card });
}

/** Its whole Prosperity cost, discounts taken off, not below 0. */
export function constructionCost(
  state: Readonly<ClassicState>,
  seat: Seat,
  building: CardId,
  less: number | null,
): number {
  return Math.max(0, costOf(state, seat, building).prosperity - (less ?? 0));
}

/** All class buildings of a faction form one group, of which a City holds one (C-CRD-28). */
function isOfClass(state: Readonly<ClassicState>, building: CardId): boolean {
  const card = cardOf(state, building);
  return card.type === 'building' && card.kind === 'class';
}
