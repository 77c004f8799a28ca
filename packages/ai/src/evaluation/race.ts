import { BASIC_BUILDINGS, type ClassicState } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import { yieldOf } from '../recruit/economy.ts';

/** What a turn gives to everybody, and what it gives to whoever constructs nothing (C-TRN-7, C-TRN-12). */
const INCOME = 1;
const INSTEAD = 2;
/** Nobody looks further ahead. */
const FAR = 40;

/**
 * Own turns until a player could win by Prosperity (C-END-5) if nobody did anything else: what is missing is built, one a turn, every
 * building that gives Prosperity is tapped for it, and all of it is saved.
 */
export function turnsToProsperity({ players, rules, cards }: Readonly<ClassicState>, seat: Seat): number {
  const { city, ...player } = players[seat]!;
  let { prosperity } = player;
  const { points, buildings } = rules.prosperityVictory;
  const standing = city.map(({ card }) => card);
  const missing = buildings === 'none' ? [] : BASIC_BUILDINGS.filter(name => !standing.includes(name));
  // what gives most comes first
  missing.sort((one, other) => yieldOf(cards[other], 1) - yieldOf(cards[one], 1));
  const least = missing.length;
  let gained = 0;
  for (let turns = 0; turns < FAR; turns += 1) {
    if (missing.length === 0 && prosperity >= points) {
      const surplus = gained > 0 ? Math.min(0.99, (prosperity - points) / gained) : 0;
      return Math.max(least, turns - surplus);
    }
    const before = prosperity;
    prosperity += INCOME;
    const [next] = missing;
    const card = next === undefined ? undefined : cards[next];
    const price = card?.type === 'building' ? card.cost.prosperity : 0;
    if (next !== undefined && price <= prosperity) {
      prosperity -= price;
      standing.push(next);
      missing.shift();
    } else prosperity += INSTEAD;
    for (const name of standing) prosperity += yieldOf(cards[name], standing.length);
    gained = prosperity - before;
  }
  return FAR;
}
