import { keyword } from '../keyword.ts';

/** Master of Shooting X: may roll up to X dice of Shooting or Throwing again. (C-KW-MasterOfShooting) */
export const masterOfShooting = keyword('master-of-shooting', { adjust: { shotRerolls: (dice, { x }) => dice + x } });
