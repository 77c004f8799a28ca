import type { Weights } from './terms.ts';

/**
 * What each term counts, in points: twenty-two of them make an even game one that is won three times of four. Learnt from games:
 * `npm run bench -- judgement` tells how well they foretell who wins, and which weights would have fitted its games best.
 */
export const WEIGHTS: Weights = {
  finish: 148,
  lead: 33,
  war: -2,
  frailty: -21,
  relics: 3,
  tactics: 2.2,
  siege: 1.4,
  lethal: 3,
  earlyHealth: 1.8,
  earlyHero: 21,
  earlySiege: 2.7,
  strikes: 0.5,
  blow: 24,
};
