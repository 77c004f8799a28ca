import { keyword } from '../keyword.ts';

/** Reckless X: at least X dice go to attack. (C-KW-Reckless) */
export const reckless = keyword('reckless', {
  adjust: { attackDiceLeast: (least, { x }) => Math.max(least, x), lastDuty: () => 'attack' },
});
