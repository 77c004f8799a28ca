import { keyword } from '../keyword.ts';

/** Resurgent: nothing heals it, poisons it, makes it ill or drinks from it. (C-KW-Resurgent) */
export const resurgent = keyword('resurgent', {
  adjust: { untouchedBy: things => [...things, 'disease', 'healing', 'poison', 'vampirism'] },
});
