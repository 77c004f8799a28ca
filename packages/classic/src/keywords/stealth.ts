import { keyword } from '../keyword.ts';

/** Stealth: enters hidden, and may hide again by activation. (C-KW-Stealth) */
export const stealth = keyword('stealth', { adjust: { stealthy: () => true } });
