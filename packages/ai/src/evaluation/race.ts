import { BASIC_BUILDINGS, type ClassicState } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { yieldsProsperity } from '../recruit/economy.ts';

/** What a turn gives to everybody, and what it gives to whoever constructs nothing (C-TRN-7, C-TRN-12). */
const INCOME = 1;
const INSTEAD = 2;
/** What a basic building costs, more or less. */
const PRICE = 1.4;
/** A building that gives Prosperity gives about so much for each that stands. */
const YIELD = 1 / 3;

/**
 * Own turns until a player could win by Prosperity (C-END-5) if nobody did anything else: what is missing is built, one a turn, then
 * everything is saved.
 */
export function turnsToProsperity({ players, rules, cards }: Readonly<ClassicState>, seat: Seat): number {
  const { prosperity, city } = players[seat]!;
  const { points, buildings } = rules.prosperityVictory;
  const standing = new Set(city.map(({ card }) => card));
  const missing = buildings === 'none' ? 0 : BASIC_BUILDINGS.filter(name => !standing.has(name)).length;
  const rich = city.filter(({ card }) => yieldsProsperity(cards[card])).length;
  const yieldNow = rich * Math.max(1, YIELD * city.length);
  const yieldThen = Math.max(rich, missing > 0 ? 1 : 0) * Math.max(1, YIELD * (city.length + missing));
  const built = prosperity + missing * (INCOME + (yieldNow + yieldThen) / 2 - PRICE);
  const saving = (points - built) / (INCOME + INSTEAD + yieldThen);
  return missing + Math.max(0, saving);
}
