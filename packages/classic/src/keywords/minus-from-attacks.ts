import { keyword } from '../keyword.ts';

/** -X from attacks: the total of one attack is lowered by X. (C-KW-MinusXFromAttacks) */
export const minusFromAttacks = keyword('minus-from-attacks', {
  adjust: { lessFromAttacks: (less, { x }) => less + x },
});
