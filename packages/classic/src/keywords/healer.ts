import { keyword } from '../keyword.ts';

/** Healer X: its dice for healing somebody else. (C-KW-Healer) */
export const healer = keyword('healer', { adjust: { healerDice: (_dice, { x }) => x } });
