import { habitual } from './habitual.ts';
import type { Player } from './player.ts';
import { random } from './random.ts';
import { recruitPlayer } from './recruit/recruit-player.ts';
import { recruit } from './recruit/recruit.ts';
import { reference } from './reference/reference.ts';
import { thinkers } from './search/thinkers.ts';

/** Every computer player by its name: three to measure others with, then the levels, the weakest first. */
export const players = {
  random: habitual('random', random),
  /** The first recruit, never changed: whoever comes later is measured against it. */
  reference: habitual('reference', reference),
  /** A Recruit without a doubt. Whoever thinks takes it for habit, and the lab lets it play: it is quick, and always does its best. */
  drilled: habitual('drilled', recruit),
  recruit: recruitPlayer,
  ...thinkers,
} as const satisfies Record<string, Player>;

export type PlayerName = keyof typeof players;
export const playerNames = Object.keys(players) as readonly PlayerName[];
