import { keyword } from '../keyword.ts';

/** Ritual X: its dice for calling a minion. (C-KW-Ritual) */
export const ritual = keyword('ritual', { adjust: { ritualDice: (_dice, { x }) => x } });
