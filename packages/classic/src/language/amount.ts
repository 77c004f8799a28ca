import type { All } from './selector.ts';

/** So many. Counted ones are divided by `per`, rounded down and kept between `min` and `max`. */
export type Amount =
  | number
  | 'all'
  | 'the damage'
  | 'the failures'
  | 'the successes'
  | { readonly count: All; readonly per?: number; readonly min?: number; readonly max?: number };
