import { keyword } from '../keyword.ts';

/** Shooting X: X dice at XL, against which the target defends itself. (C-KW-Shooting) */
export const shooting = keyword('shooting', { adjust: { shootingDice: (_dice, { x }) => x } });
