import { keyword } from '../keyword.ts';

/** Hammerblow: each hit in melee combat deals 2 damage. (C-KW-Hammerblow) */
export const hammerblow = keyword('hammerblow', { adjust: { damagePerHit: () => 2 } });
