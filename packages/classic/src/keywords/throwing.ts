import { keyword } from '../keyword.ts';

/** Throwing X: X dice at L, against which the target defends itself. (C-KW-Throwing) */
export const throwing = keyword('throwing', { adjust: { throwingDice: (_dice, { x }) => x } });
