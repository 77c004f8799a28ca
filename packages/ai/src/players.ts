import { habitual } from './habitual.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';
import { recruit } from './recruit/recruit.ts';
import { reference } from './reference/reference.ts';
import { COMMANDER, SOLDIER, VETERAN, WARLORD } from './search/profile.ts';
import { searcher } from './search/searcher.ts';

/** Every computer player by its name, the weakest first. */
export const players = {
  random: habitual('random', random),
  /** The first recruit, never changed: whoever comes later is measured against it. */
  reference: habitual('reference', reference),
  recruit: habitual('recruit', recruit),
  soldier: searcher('soldier', SOLDIER),
  veteran: searcher('veteran', VETERAN),
  commander: searcher('commander', COMMANDER),
  warlord: searcher('warlord', WARLORD),
} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;
export const playerNames = Object.keys(players) as readonly PlayerName[];
