import { catalogue } from '@signum/cards';
import { editions, type BuildingCard, type Card, type CardId, type Cost } from '@signum/classic';
import { useMemo } from 'react';
import { cityTurns, costUnder, earliestTurn, payableFrom, type CityTurn } from './city-plan.ts';
import type { DeckSheet } from './deck-sheet.ts';

export interface PlannedCard {
  readonly id: CardId;
  readonly copies: number;
  readonly cost: Cost;
  /** The first turn in which the order of construction pays for it. */
  readonly planned: number | undefined;
  /** The first turn in which anything could. */
  readonly earliest: number | undefined;
}

export interface Plan {
  readonly order: readonly BuildingCard[];
  readonly turns: readonly CityTurn[];
  readonly cards: readonly PlannedCard[];
}

/** What the city of a deck can pay for, and when; terrain of the pool included. */
export function useCityPlan(sheet: DeckSheet): Plan {
  return useMemo(() => planOf(sheet), [sheet]);
}

function planOf({ edition, cards, buildings, terrains }: DeckSheet): Plan {
  const rules = editions[edition];
  const order = buildings.flatMap(id => {
    const card = catalogue[id];
    return card?.type === 'building' ? [card] : [];
  });
  const turns = cityTurns(order, rules);
  const wanted = [...cards, ...terrains.map(id => ({ id, copies: 1 }))];
  const planned = wanted.flatMap(({ id, copies }): PlannedCard[] => {
    const card = catalogue[id];
    if (!card || !isPaid(card)) return [];
    const cost = costUnder(card, rules);
    return [{ id, copies, cost, planned: payableFrom(cost, turns), earliest: earliestTurn(cost, order, rules) }];
  });
  return { order, turns, cards: planned.toSorted((one, other) => (one.planned ?? 99) - (other.planned ?? 99)) };
}

function isPaid(card: Card): card is Extract<Card, { cost: Cost }> {
  return 'cost' in card && card.type !== 'building';
}
