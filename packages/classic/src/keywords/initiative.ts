import { keyword } from '../keyword.ts';

/** Initiative: strikes first; whoever falls to it does not strike. If both have it, neither has. (C-KW-Initiative) */
export const initiative = keyword('initiative', { adjust: { strikesFirst: () => true } });
