import type { Weights } from './terms.ts';

/**
 * What each term counts, in points: twenty-two of them make an even game one that is won three times of four. Learnt from games:
 * `npm run bench -- judgement` tells how well they foretell who wins, and which weights would have fitted its games best.
 */
export const WEIGHTS: Weights = {
  finish: 170,
  lag: -13,
  frailty: -19,
  relics: 2.2,
  tactics: 2.3,
  siege: 1.5,
  lethal: 2.6,
  earlyHealth: 2.6,
  earlyHero: 25,
  earlySiege: 2.8,
  strikes: 0.9,
  blow: 25,
};
