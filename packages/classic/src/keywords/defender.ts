import { keyword } from '../keyword.ts';

/** Defender: enemies in contact must strike at it. (C-KW-Defender) */
export const defender = keyword('defender', { adjust: { defends: () => true } });
