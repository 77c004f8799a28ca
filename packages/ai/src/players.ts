import { habitual } from './habitual.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';
import { recruit } from './recruit/recruit.ts';
import { reference } from './reference/reference.ts';
import { COMMANDER, RECRUIT, SOLDIER, VETERAN, WARLORD } from './search/profile.ts';
import { searcher } from './search/searcher.ts';

/** Every computer player by its name: three to measure others with, then the levels, the weakest first. */
export const players = {
  random: habitual('random', random),
  /** The first recruit, never changed: whoever comes later is measured against it. */
  reference: habitual('reference', reference),
  /** A Recruit without a doubt. Whoever thinks takes it for habit, and the lab lets it play: it is quick, and always does its best. */
  drilled: habitual('drilled', recruit),
  recruit: habitual('recruit', recruit, RECRUIT.doubt),
  soldier: searcher('soldier', SOLDIER),
  veteran: searcher('veteran', VETERAN),
  commander: searcher('commander', COMMANDER),
  warlord: searcher('warlord', WARLORD),
} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;
export const playerNames = Object.keys(players) as readonly PlayerName[];
