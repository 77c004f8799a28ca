import {
  BASIC_BUILDINGS,
  type Ability,
  type Card,
  type CardId,
  type ClassicState,
  type Decisions,
  type VerbEffect,
} from '@signum/classic';
import type { Decision, Seat } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { purposeOf, verbsIn } from './purpose.ts';

/** Prosperity that a building gives each turn in a City of so many, if it is tapped for that. */
export function yieldOf(card: Card | undefined, buildings: number): number {
  if (card?.type !== 'building') return 0;
  let most = 0;
  for (const prosper of prospersOf(card)) most = Math.max(most, amountOf(prosper, buildings));
  return most;
}

/** Does it give Prosperity when it is tapped? Such a building pays for itself within a few turns. */
export function yieldsProsperity(card: Card | undefined): boolean {
  return yieldOf(card, 9) > 0;
}

function prospersOf(card: Card): readonly VerbEffect<'prosper'>[] {
  const known = yields.get(card);
  if (known) return known;
  const found = (card.abilities ?? [])
    .filter(isFreeTap)
    .flatMap(({ effect }) =>
      purposeOf(effect) === 'prosperity' ? verbsIn(effect).filter(verb => verb.do === 'prosper') : [],
    );
  yields.set(card, found);
  return found;
}

/** A cache and nothing more: cards never change. */
const yields = new WeakMap<Card, readonly VerbEffect<'prosper'>[]>();

function isFreeTap(ability: Ability): ability is Extract<Ability, { use: string }> {
  return 'use' in ability && ability.use === 'tap' && !ability.pay;
}

function amountOf({ amount }: VerbEffect<'prosper'>, buildings: number): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount !== 'object' || !('count' in amount)) return 1;
  const { per = 1, min = 0 } = amount as { per?: number; min?: number };
  const isOfBuildings = JSON.stringify(amount.count).includes('building');
  return isOfBuildings ? Math.max(min, Math.floor(buildings / per)) : 1;
}

/** Is the victory by Prosperity so near that nothing should be spent any more (C-END-5)? */
export function isSaving({ players, rules }: Readonly<ClassicState>, seat: Seat): boolean {
  const { prosperity, city } = players[seat]!;
  const { points, buildings } = rules.prosperityVictory;
  const isBuilt = buildings === 'none' || BASIC_BUILDINGS.every(name => city.some(({ card }) => card === name));
  return isBuilt && prosperity >= points * SAVING;
}

const SAVING = 0.6;

/** Prosperity that the next building does not need. Near the victory every point is needed. */
export function spareOf(state: Readonly<ClassicState>, seat: Seat): number {
  if (isSaving(state, seat)) return 0;
  const { prosperity, city } = state.players[seat]!;
  return prosperity - (city.length < BASIC_BUILDINGS.length ? NEXT_BUILDING : 0);
}

/** A building costs two as a rule, and one comes with the turn. */
const NEXT_BUILDING = 1;

/** Costs are paid with what is of no other use: not what gives Prosperity, and not what another card of the hand asks for. */
export function pay({ state, answers }: Table, { seat }: Decision<Decisions, 'payment'>): Reply {
  const { hand, city } = state.players[seat]!;
  const asked = hand.flatMap(id => symbolsOf(state, id));
  const use = (id: CardId): number =>
    4 * yieldOf(state.cards[id], city.length) +
    Math.min(2, asked.filter(symbol => symbol === id).length) +
    (SPARED[id] ?? 0);
  let best: Reply | undefined;
  let least = Infinity;
  for (const answer of answers()) {
    if (answer.kind !== 'payment') continue;
    const lost = answer.buildings.reduce((sum, id) => sum + use(id), 0);
    if (lost < least) {
      best = answer;
      least = lost;
    }
  }
  return best!;
}

/** Basic buildings whose own ability is often of use. */
const SPARED: Readonly<Partial<Record<CardId, number>>> = { arena: 0.6, temple: 0.5, tavern: 0.4, smithy: 0.2 };

/** The building symbols of a card's cost. */
export function symbolsOf({ cards }: Readonly<ClassicState>, id: CardId): readonly string[] {
  const card = cards[id];
  return card && 'cost' in card ? card.cost.buildings : [];
}
