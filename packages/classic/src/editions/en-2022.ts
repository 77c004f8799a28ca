import type { Rules } from '../rules.ts';
import { fr1 } from './fr-1.ts';

/** The English summary of July 2022: where it is silent, the French rules speak (C-GEN-2). */
export const en2022: Rules = {
  ...fr1,
  ranged: { ...fr1.ranged, sniper: 'L and more' },
};
