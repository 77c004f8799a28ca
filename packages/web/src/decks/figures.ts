import { catalogue } from '@signum/cards';
import {
  isBattleCard,
  SUPPORT_TYPES,
  type BattleCard,
  type CardType,
  type CostSymbol,
  type Faction,
} from '@signum/classic';
import type { DeckSheet } from './deck-sheet.ts';

export interface Figures {
  /** How many cards ask for so many buildings; the place in the list is their number. */
  readonly costs: readonly number[];
  readonly types: ReadonlyMap<CardType, number>;
  readonly factions: ReadonlyMap<Faction, number>;
  /** How many cards ask for each building, most wanted first. */
  readonly symbols: ReadonlyMap<CostSymbol, number>;
}

/** What a Battle Deck is made of, counted. */
export function figuresOf(sheet: DeckSheet): Figures {
  const cards = battleCards(sheet);
  const most = Math.max(4, ...cards.map(({ cost }) => cost.buildings.length));
  const costs = Array.from(
    { length: most + 1 },
    (_, n) => cards.filter(({ cost }) => cost.buildings.length === n).length,
  );
  const types = new Map<CardType, number>((['character', ...SUPPORT_TYPES] as const).map(type => [type, 0]));
  for (const { type } of cards) types.set(type, (types.get(type) ?? 0) + 1);
  return {
    costs,
    types,
    factions: counted(cards.map(({ faction }) => faction)),
    symbols: counted(cards.flatMap(({ cost }) => [...new Set(cost.buildings)])),
  };
}

/** Every copy of every card of the Battle Deck that we know. */
export function battleCards({ cards }: Pick<DeckSheet, 'cards'>): BattleCard[] {
  return cards.flatMap(({ id, copies }) => {
    const card = catalogue[id];
    return card && isBattleCard(card) ? Array.from({ length: copies }, () => card) : [];
  });
}

function counted<T>(all: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map([...counts].toSorted(([, one], [, other]) => other - one));
}
