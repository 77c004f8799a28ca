import type { Rules } from '../rules.ts';
import { fr1 } from './fr-1.ts';

/** The Russian basic rules, the oldest. */
export const ru1: Rules = {
  ...fr1,
  deck: { ...fr1.deck, least: 30 },
  setup: { ...fr1.setup, prosperity: 2, discardForProsperity: 'no' },
  tactics: { ...fr1.tactics, actIn: 'every turn' },
  terrainCost: 'any buildings',
  ranged: { ...fr1.ranged, sniper: 'L and more', coverFromMagic: 'as against Shooting' },
};
