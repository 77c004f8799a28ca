import { keyword } from '../keyword.ts';

/** Monster: beyond healing, control, the hand, Ruins and all support cards. (C-KW-Monster) */
export const monster = keyword('monster', {
  adjust: { untouchedBy: things => [...things, 'control', 'healing', 'return to hand', 'search', 'support cards'] },
});
