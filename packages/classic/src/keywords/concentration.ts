import { keyword } from '../keyword.ts';

/** Concentration X: tokens to be spent for the effect that is printed. (C-KW-Concentration) */
export const concentration = keyword('concentration', {
  adjust: { concentration: (uses, { use, x }) => [...uses, { ...use, x }] },
});
