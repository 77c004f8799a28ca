import { keyword } from '../keyword.ts';

/** Expert of Defense X: with all dice in defence, X more. (C-KW-ExpertOfDefense) */
export const expertOfDefense = keyword('expert-of-defense', {
  adjust: { diceForAllDefence: (dice, { x }) => dice + x },
});
