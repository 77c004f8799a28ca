import { keyword } from '../keyword.ts';

/** Agile: no Backstab when it walks off; the edition says when exactly. (C-KW-Agile) */
export const agile = keyword('agile', { adjust: { agile: () => true } });
