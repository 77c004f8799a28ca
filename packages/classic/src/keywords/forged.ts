import { keyword } from '../keyword.ts';

/** Forged: nothing heals it, poisons it, makes it ill or drinks from it. (C-KW-Forged) */
export const forged = keyword('forged', {
  adjust: { untouchedBy: things => [...things, 'disease', 'healing', 'poison', 'vampirism'] },
});
