import type { Until } from '@signum/classic';

const DURATIONS: Readonly<Record<Until, string>> = {
  'end of turn': "jusqu'à la fin du tour",
  "end of opponent's turn": "jusqu'à la fin du tour adverse",
  'end of attack': "jusqu'à la fin de l'attaque",
};

/** "jusqu'à la fin du tour", or nothing where an effect has no end. */
export function duration(until: Until | undefined): string {
  return until === undefined ? '' : DURATIONS[until];
}
