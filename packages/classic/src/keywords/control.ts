import { keyword } from '../keyword.ts';

/** Control X: its dice for taking command of an enemy. (C-KW-Control) */
export const control = keyword('control', { adjust: { controlDice: (_dice, { x }) => x } });
