import type { Catalogue } from '@signum/classic';
import type { Opinion, Player } from '../player.ts';
import { players } from '../players.ts';
import type { MindCall } from './call.ts';

/** All that a worker does: it thinks about what it is told, and remembers the cards alone. */
export function thinker(
  now: () => number,
  known: Readonly<Record<string, Player>> = players,
): (call: MindCall) => Opinion {
  let told: Catalogue = {};
  return ({ player, mind, sight, cards, question, seed, end }) => {
    told = cards ?? told;
    const whole = { ...sight, state: { ...sight.state, cards: told } };
    const whose = known[player];
    if (!whose?.think) throw new Error(`there is no mind of a ${player}`);
    return whose.think(whole, question, seed, mind, end === undefined ? undefined : () => now() < end);
  };
}
