import { keyword } from '../keyword.ts';

/** Sniper: from afar all dice of Shooting may be rolled again and hits count double. (C-KW-Sniper) */
export const sniper = keyword('sniper', { adjust: { snipes: () => true } });
