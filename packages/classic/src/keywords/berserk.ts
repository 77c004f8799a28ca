import { keyword } from '../keyword.ts';
import { isWounded } from '../state.ts';

/** Berserk X: +X Strength while wounded. (C-KW-Berserk) */
export const berserk = keyword('berserk', {
  adjust: { strength: (strength, { creature, x }) => (isWounded(creature) ? strength + x : strength) },
});
