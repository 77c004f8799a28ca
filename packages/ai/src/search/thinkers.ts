import type { Player } from '../player.ts';
import { COMMANDER, SOLDIER, VETERAN, WARLORD } from './profile.ts';
import { searcher } from './searcher.ts';

/** The levels that think, the weakest first. */
export const thinkers = {
  soldier: searcher('soldier', SOLDIER),
  veteran: searcher('veteran', VETERAN),
  commander: searcher('commander', COMMANDER),
  warlord: searcher('warlord', WARLORD),
} as const satisfies Record<string, Player>;
