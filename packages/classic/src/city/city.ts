import type { Seat } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { Card, CardId, Cost } from '../card.ts';
import { canTap, missingFor, type Payer } from './costs.ts';
import type { Payment } from '../language/index.ts';
import { playerBonuses } from './player-bonuses.ts';
import { buildingOf, cardOf, playerOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';
import { spend } from './prosperity.ts';
import type { ClassicState } from '../state.ts';

/** Untapped buildings, which can be tapped for a cost (C-CTY-8). One of them may be busy with its own ability. */
export function payersOf(
  state: Readonly<ClassicState>,
  seat: Seat,
  except?: CardId,
  which: 'tapped ones, too' | 'untapped' = 'untapped',
): Payer[] {
  const payers: Payer[] = [];
  for (const { card, tapped } of playerOf(state, seat).city) {
    if ((which === 'untapped' && tapped) || card === except) continue;
    payers.push({ card, isUnique: isUnique(cardOf(state, card)) });
  }
  return payers;
}

/** Class buildings are unique ones (C-CRD-27). */
function isUnique(card: Card): boolean {
  return card.type === 'building' && card.kind !== 'basic';
}

/** What a card costs this player now, discounts taken off. */
export function costOf(state: Readonly<ClassicState>, seat: Seat, id: CardId): Cost {
  const card = cardOf(state, id);
  if (!('cost' in card)) return FREE;
  let less = 0;
  for (const bonus of playerBonuses(state, seat)) {
    if ('discount' in bonus && bonus.discount === card.type) less += bonus.by;
  }
  return discounted(symbolsOf(state, card), less);
}

export const FREE: Cost = { buildings: [], prosperity: 0 };

/** In the oldest edition any buildings pay for terrain, whatever is printed (C-TER-2). */
function symbolsOf({ rules }: Readonly<ClassicState>, card: Extract<Card, { cost: Cost }>): Cost {
  if (card.type !== 'terrain' || rules.terrainCost === 'as printed') return card.cost;
  return { ...card.cost, buildings: card.cost.buildings.map(() => 'any') };
}

/** A discount takes off `any` symbols, then Prosperity, never the name of a building. */
function discounted({ buildings, prosperity }: Cost, by: number): Cost {
  if (by <= 0) return { buildings, prosperity };
  const free = buildings.filter(symbol => symbol === 'any').length;
  const kept = Math.max(0, free - by);
  const rest = [...buildings.filter(symbol => symbol !== 'any'), ...Array.from({ length: kept }, () => 'any' as const)];
  return { buildings: rest, prosperity: Math.max(0, prosperity - Math.max(0, by - free)) };
}

/** A text's payment as a cost; cards to be discarded are counted apart. */
export function costOfPayment({ tap = [], prosperity = 0 }: Payment = {}): Cost {
  return { buildings: tap, prosperity };
}

/** Two costs paid together (C-CST-4). */
export function together(one: Cost, other: Cost): Cost {
  return { buildings: [...one.buildings, ...other.buildings], prosperity: one.prosperity + other.prosperity };
}

/** Why a cost cannot be paid: all its parts together, or not at all (C-CST-1, C-CST-4). */
export function whyNotPay(state: Readonly<ClassicState>, seat: Seat, cost: Cost, except?: CardId): Refusal | undefined {
  const { prosperity } = playerOf(state, seat);
  if (prosperity < cost.prosperity) {
    return refuse('too-little-prosperity', 'C-CST-1', { needed: cost.prosperity, there: prosperity });
  }
  const untapped = payersOf(state, seat, except);
  if (canTap(cost.buildings, untapped)) return undefined;
  const missing = missingFor(cost.buildings, untapped);
  const tapped = canTap(cost.buildings, payersOf(state, seat, except, 'tapped ones, too'));
  return refuse('buildings-missing', 'C-CST-1', { missing, tapped });
}

/** Why a text's payment cannot be made, the hand cards it asks for among it. */
export function whyNotMakePayment(
  state: Readonly<ClassicState>,
  seat: Seat,
  payment: Payment | undefined,
  except?: CardId,
): Refusal | undefined {
  const { hand } = playerOf(state, seat);
  const discard = payment?.discard ?? 0;
  if (hand.length < discard) return refuse('too-few-hand-cards', 'C-CST-1', { needed: discard, there: hand.length });
  return whyNotPay(state, seat, costOfPayment(payment), except);
}

/** Pays everything at once: the chosen buildings are tapped, the Prosperity is spent (C-CST-4). */
export function payCost(play: Game, seat: Seat, cost: Cost, buildings: readonly CardId[]): void {
  for (const card of buildings) tapBuilding(play, seat, card);
  spend(play, seat, cost.prosperity, 'cost', 'C-CST-4');
  play.emit({ type: 'costPaid', player: seat, buildings, prosperity: cost.prosperity }, 'C-CST-4');
}

/** For a cost, its own ability's among them. */
export function tapBuilding({ state, emit }: Game, seat: Seat, card: CardId): void {
  const building = buildingOf(playerOf(state, seat), card);
  if (!building || building.tapped) throw new Error(`${card} cannot be tapped`);
  building.tapped = true;
  emit({ type: 'buildingTapped', player: seat, building: card, why: 'cost' }, 'C-CTY-8');
}

/** More Prosperity in the Beginning Phase, through texts. */
export function incomeOf(state: Readonly<ClassicState>, seat: Seat): number {
  let income = 0;
  for (const bonus of playerBonuses(state, seat)) if ('income' in bonus) income += bonus.income;
  return income;
}
