import { keyword } from '../keyword.ts';

/** Fortitude: strikes as if unwounded. (C-KW-Fortitude) */
export const fortitude = keyword('fortitude', { adjust: { meleeFaces: () => ['axe', 'shield'] } });
