import { keyword } from '../keyword.ts';

/** Armour X: comes with X Armour tokens. (C-KW-Armour) */
export const armour = keyword('armour', { adjust: { armourTokens: (_tokens, { x }) => x } });
