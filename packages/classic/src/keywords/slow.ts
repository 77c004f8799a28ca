import { keyword } from '../keyword.ts';

/** Slow: cannot Run. (C-KW-Slow) */
export const slow = keyword('slow', { adjust: { runs: () => false } });
