import { BASIC_BUILDINGS, isCreatureCard, type CardId, type ClassicState, type Decisions } from '@signum/classic';
import type { Decision, Seat } from '@signum/kernel';
import type { Reply } from '../player.ts';
import type { Table } from '../table.ts';
import { seemingTo } from './doubt.ts';
import { symbolsOf, yieldOf } from './economy.ts';

/**
 * The building that brings most: Prosperity in the turns that are left, and what the hand waits for; then one that the victory needs
 * (C-END-5); else Prosperity at once (C-TRN-12).
 */
export function construct(table: Table, { options, seat, instead }: Decision<Decisions, 'construct'>): Reply {
  const { state } = table;
  const seeming = seemingTo(table);
  const wanted = symbolsIn(state, seat);
  const needsAll = state.rules.prosperityVictory.buildings !== 'none';
  const { city } = state.players[seat]!;
  const left = Math.max(0, LAST_ROUND - state.turn / 2);
  let building: CardId = 'none';
  let most = seeming(0);
  for (const option of options) {
    const card = state.cards[option];
    const isBasic = (BASIC_BUILDINGS as readonly string[]).includes(option);
    const cost = card && 'cost' in card ? card.cost.prosperity : 0;
    const profit = yieldOf(card, city.length + 3) * left - cost - (isBasic ? 0 : instead);
    const isNeeded = (needsAll || state.turn < EARLY) && isBasic;
    const wish = seeming((wanted.get(option) ?? 0) + (isNeeded ? 0.5 : 0) + Math.max(0, profit));
    if (wish > most) {
      building = option;
      most = wish;
    }
  }
  return { kind: 'construct', building };
}

/** Most games are over by this turn of each player. */
const LAST_ROUND = 12;
/** In the first turns every basic building is of use sooner or later. */
const EARLY = 13;

/** What costs many buildings is of no use for long: it goes back for something else. */
export function keepHand({ state }: Table, { hand }: Decision<Decisions, 'startingHand'>): Reply {
  return { kind: 'startingHand', how: 'redraw', cards: hand.filter(id => symbolsOf(state, id).length > 3) };
}

/**
 * How much the own hand waits for each building that does not stand yet. A card that misses only this one counts most, and a creature
 * more than other cards.
 */
function symbolsIn(state: Readonly<ClassicState>, seat: Seat): Map<string, number> {
  const { hand, city } = state.players[seat]!;
  const standing = new Set<string>(city.map(({ card }) => card));
  const wanted = new Map<string, number>();
  for (const id of hand) {
    const symbols = symbolsOf(state, id);
    const missing = new Set(symbols.filter(symbol => symbol !== 'any' && symbol !== 'unique' && !standing.has(symbol)));
    const card = state.cards[id];
    const weight = (card && isCreatureCard(card) ? 1.2 : 0.8) / Math.max(1, missing.size);
    const isAffordable = symbols.length <= city.length + 1;
    for (const symbol of missing) wanted.set(symbol, (wanted.get(symbol) ?? 0) + weight * (isAffordable ? 1 : 0.5));
  }
  return wanted;
}
