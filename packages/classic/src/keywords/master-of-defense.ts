import { keyword } from '../keyword.ts';

/** Master of Defense X: may roll up to X of its defence dice again. (C-KW-MasterOfDefense) */
export const masterOfDefense = keyword('master-of-defense', { adjust: { defenceRerolls: (dice, { x }) => dice + x } });
