import type { Weights } from './terms.ts';

/**
 * What each term counts, in points: twenty-two of them make an even game one that is won three times of four. Learnt from games:
 * `npm run bench -- judgement` tells how well they foretell who wins, and which weights would have fitted its games best.
 */
export const WEIGHTS: Weights = {
  finish: 150,
  lead: 34,
  war: -1.9,
  frailty: -22,
  relics: 2.8,
  tactics: 2.2,
  siege: 1.5,
  lethal: 2.8,
  earlyHealth: 1.7,
  earlyHero: 21,
  earlySiege: 2.3,
  strikes: 0.8,
  blow: 30,
};
