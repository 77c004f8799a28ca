import { cardOf, type Card, type ClassicState, type CreatureId } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { goal, type Goal } from './goals.ts';

/** What a player looks at while it weighs an answer, and what it hopes to see. */
export interface Eyes {
  readonly seat: Seat;
  readonly state: ClassicState;
  readonly wanted: ReadonlySet<Goal>;
  /** Cards with something wanted about them. */
  readonly cards: ReadonlySet<string>;
}

export function cardOfCreature({ state }: Eyes, id: CreatureId): string {
  return state.creatures.find(creature => creature.id === id)?.card ?? '';
}

/** Is there something to be seen of this creature, or of the relics of a hero? Much of it shows when they attack. */
export function isHopedOf(eyes: Eyes, id: CreatureId): boolean {
  const { state, seat, cards } = eyes;
  if (cards.has(cardOfCreature(eyes, id))) return true;
  const isHero = state.creatures.some(creature => creature.id === id && creature.kind === 'hero');
  return isHero && state.players[seat]!.relics.some(({ card }) => cards.has(card));
}

export function wantsUse({ wanted }: Eyes, card: string, ability: number | string): boolean {
  return wanted.has(goal('ability used', `${card} ${ability}`));
}

/** How many hand cards this building of the pool would help to pay; those that are hoped for count more. */
export function needOf({ state, seat, cards }: Eyes, building: string): number {
  const { hand, city } = state.players[seat]!;
  const print = cardOf(state, building) as Extract<Card, { type: 'building' }>;
  const symbol = print.kind === 'basic' ? building : 'unique';
  const standing = city.filter(({ card }) => card === building).length;
  let need = 0;
  for (const id of hand) {
    const card = cardOf(state, id);
    if (!('cost' in card) || standing >= card.cost.buildings.filter(one => one === symbol).length) continue;
    need += cards.has(id) ? 4 : 1;
  }
  return need;
}

/** Does it have tokens or bonuses that could be taken from it? */
export function hasToLose({ state }: Eyes, id: CreatureId): boolean {
  const creature = state.creatures.find(one => one.id === id);
  return creature !== undefined && (creature.armour > 0 || creature.gains.length > 0);
}
