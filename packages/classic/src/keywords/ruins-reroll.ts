import { keyword } from '../keyword.ts';

/** Rolls the die of Ruins, or of their secret entrance, again if it likes. (C-KW-RuinsReroll) */
export const ruinsReroll = keyword('ruins-reroll', { adjust: { searchRerolls: () => 1 } });
