import { keyword } from '../keyword.ts';

/** Quick: melee combat after a Run. (C-KW-Quick) */
export const quick = keyword('quick', { adjust: { fightsAfterRun: () => true } });
