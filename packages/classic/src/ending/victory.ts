import type { Seat } from '@signum/kernel';
import type { BuildingCard } from '../card.ts';
import { cardOf, playerOf } from '../table/players.ts';
import type { ClassicState } from '../state.ts';
import { BASIC_BUILDINGS } from '../vocabulary.ts';
import type { Ended } from './finish.ts';

/** Who fulfils the Prosperity victory now, in anybody's turn (C-END-5, C-END-6). */
export function prosperous(state: Readonly<ClassicState>): readonly Seat[] {
  const { points, buildings } = state.rules.prosperityVictory;
  if (state.players.every(({ prosperity }) => prosperity < points)) return NOBODY; // most of the time: asked after every step
  const seats: Seat[] = [];
  for (const [seat, { prosperity, city }] of state.players.entries()) {
    if (prosperity < points) continue;
    const isBuilt = buildings === 'none' || BASIC_BUILDINGS.every(name => city.some(({ card }) => card === name));
    if (isBuilt) seats.push(seat);
  }
  return seats;
}

const NOBODY: readonly Seat[] = [];

/** Who has won as things stand, once the chain under way is finished; nothing while the game goes on. */
export function victorOf(state: Readonly<ClassicState>): Ended | undefined {
  if (state.losers.length > 0) return { winners: survivors(state), by: 'hero' }; // before Prosperity (C-END-3)
  const rich = prosperous(state);
  if (rich.length === 0) return undefined;
  return {
    winners: rich.length === 1 ? rich : aheadOf(state, rich, [prosperityOf, worthOf, killsOf]),
    by: 'prosperity',
  };
}

/** Whoever's hero stands; if all fell, who was further ahead, or nobody (C-END-2, C-END-10). */
function survivors(state: Readonly<ClassicState>): Seat[] {
  const seats = state.players.map((_player, seat) => seat);
  const standing = seats.filter(seat => !state.losers.includes(seat));
  return standing.length > 0 ? standing : aheadOf(state, seats, [worthOf, killsOf]);
}

/** The time is up: fewer wounds on the hero, then the tie-breaks (C-END-9, C-END-10). */
export function atTimeLimit(state: Readonly<ClassicState>): Ended {
  const seats = state.players.map((_player, seat) => seat);
  return { winners: aheadOf(state, seats, [fewestHeroWounds, worthOf, killsOf]), by: 'time' };
}

type Measure = (state: Readonly<ClassicState>, seat: Seat) => number;

const prosperityOf: Measure = (state, seat) => playerOf(state, seat).prosperity;
const killsOf: Measure = (state, seat) => playerOf(state, seat).kills;
const fewestHeroWounds: Measure = (state, seat) =>
  -(state.creatures.find(({ kind, owner }) => kind === 'hero' && owner === seat)?.wounds ?? 0);

/** Prosperity and what the buildings of the City cost, together (C-END-10). */
export const worthOf: Measure = (state, seat) => {
  const { prosperity, city } = playerOf(state, seat);
  return city.reduce((sum, { card }) => sum + (cardOf(state, card) as BuildingCard).cost.prosperity, prosperity);
};

function aheadOf(state: Readonly<ClassicState>, seats: readonly Seat[], measures: readonly Measure[]): Seat[] {
  for (const measure of measures) {
    const most = Math.max(...seats.map(seat => measure(state, seat)));
    const ahead = seats.filter(seat => measure(state, seat) === most);
    if (ahead.length === 1) return ahead;
  }
  return [];
}
