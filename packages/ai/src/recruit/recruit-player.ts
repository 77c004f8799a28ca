import { habitual } from '../habitual.ts';
import type { Player } from '../player.ts';
import { RECRUIT } from '../search/profile.ts';
import { recruit } from './recruit.ts';

/** The weakest level: it decides by habit, with doubts, and does not think. */
export const recruitPlayer: Player = habitual('recruit', recruit, RECRUIT.doubt);
