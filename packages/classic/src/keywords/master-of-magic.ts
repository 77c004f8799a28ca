import { keyword } from '../keyword.ts';

/** Master of Magic X: may roll up to X dice of its Magical Shot again. (C-KW-MasterOfMagic) */
export const masterOfMagic = keyword('master-of-magic', { adjust: { magicRerolls: (dice, { x }) => dice + x } });
