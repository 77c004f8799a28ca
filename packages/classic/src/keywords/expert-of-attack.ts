import { keyword } from '../keyword.ts';

/** Expert of Attack X: with all dice in attack, X more. (C-KW-ExpertOfAttack) */
export const expertOfAttack = keyword('expert-of-attack', { adjust: { diceForAllAttack: (dice, { x }) => dice + x } });
