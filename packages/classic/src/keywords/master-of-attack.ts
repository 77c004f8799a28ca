import { keyword } from '../keyword.ts';

/** Master of Attack X: may roll up to X of its attack dice again. (C-KW-MasterOfAttack) */
export const masterOfAttack = keyword('master-of-attack', { adjust: { attackRerolls: (dice, { x }) => dice + x } });
