import { isWounded } from '../table/creatures.ts';
import { keyword } from '../keyword.ts';

/** Berserk X: +X Strength while wounded. (C-KW-Berserk) */
export const berserk = keyword('berserk', {
  adjust: { strength: (strength, { creature, x }) => (isWounded(creature) ? strength + x : strength) },
});
