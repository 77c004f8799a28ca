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
}

/** Learnt from games: see docs/decisions/0015. */
export const WEIGHTS: Weights = {
  steady: { frailty: -19, relics: 2.2, tactics: 2.3, siege: 1.5, lethal: 2.6 },
  early: { health: 2.6, hero: 25, siege: 2.8 },
  toMove: { strikes: 0.9, lethal: 25 },
  turn: 13,
  finish: 170,
};
