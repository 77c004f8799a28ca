import { keyword } from '../keyword.ts';

/** Cautious X: at least X dice go to defence. (C-KW-Cautious) */
export const cautious = keyword('cautious', {
  adjust: { defenceDiceLeast: (least, { x }) => Math.max(least, x), lastDuty: () => 'defence' },
});
