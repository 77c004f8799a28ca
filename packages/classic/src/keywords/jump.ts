import { keyword } from '../keyword.ts';

/** Jump: may move in one straight line over creatures. (C-KW-Jump) */
export const jump = keyword('jump', { adjust: { jumps: () => true } });
