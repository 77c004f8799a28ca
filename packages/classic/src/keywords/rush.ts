import { keyword } from '../keyword.ts';

/** Rush: may act in the turn in which it was summoned. (C-KW-Rush) */
export const rush = keyword('rush', { adjust: { rushes: () => true } });
