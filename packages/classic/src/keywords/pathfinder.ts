import { keyword } from '../keyword.ts';

/** Pathfinder: Difficult terrain does not slow it. (C-KW-Pathfinder) */
export const pathfinder = keyword('pathfinder', { adjust: { pathfinder: () => true } });
