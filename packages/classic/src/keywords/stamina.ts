import { keyword } from '../keyword.ts';

/** Stamina: never tired of striking back. (C-KW-Stamina) */
export const stamina = keyword('stamina', { adjust: { tires: () => false } });
