import type { Side } from './side.ts';

/** What each number of a side counts, in points: twenty of them turn an even game into one that is won three times of four. */
export interface Weights {
  /** For both sides, at any time. */
  readonly steady: Readonly<Partial<Record<keyof Side, number>>>;
  /** As much again the more time is left until somebody wins the race: whole at the beginning, nothing at the end. */
  readonly early: Readonly<Partial<Record<keyof Side, number>>>;
  /** Only for the side that moves next. */
  readonly toMove: Readonly<Partial<Record<keyof Side, number>>>;
  /** For each turn that is missing to Prosperity, when the race is nearly over; less before. And for being about to win it. */
  readonly turn: number;
  readonly finish: number;
  /** To move next. */
  readonly move: number;
}

/** Learnt from games: see docs/decisions/0015. */
export const WEIGHTS: Weights = {
  steady: { health: 0.42, hero: 3, frailty: -18, hand: 0.9, relics: 3, tactics: 1.8, siege: 0.5, lethal: 2.6 },
  early: { health: 1.3, hero: 17, siege: 4.7 },
  toMove: { strikes: 0.84, lethal: 26 },
  turn: 11,
  finish: 190,
  move: 0,
};
