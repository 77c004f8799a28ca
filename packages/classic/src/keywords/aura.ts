import { keyword } from '../keyword.ts';

/** Aura X: everybody else within X has its text. Areas are gathered where bonuses are (bonuses.ts). (C-KW-Aura) */
export const aura = keyword('aura', {});
