import { keyword } from '../keyword.ts';

/** Master of Healing X: may roll up to X dice of its healing abilities again. (C-KW-MasterOfHealing) */
export const masterOfHealing = keyword('master-of-healing', { adjust: { healRerolls: (dice, { x }) => dice + x } });
