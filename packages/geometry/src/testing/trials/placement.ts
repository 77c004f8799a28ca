import type { Board } from '../../board.ts';
import { CONTACT } from '../../length.ts';
import { awayFromEnemies, canPlace, placeFlaw } from '../../placement/can-place.ts';
import { isSummonPlace } from '../placement-oracle.ts';
import { apart } from '../ruler.ts';
import type { Disc } from '../../shape.ts';
import { RADII } from '../seeded-boards.ts';
import type { Trial } from '../trial.ts';
import { someBoard } from './chances.ts';

/** C-PLC-1, C-PLC-4: where a base can be placed, and the nearest place where it can. */
export const placement: Trial = {
  name: 'placement',
  run: (stream, tell) => {
    const board = someBoard(stream);
    for (let i = 0; i < QUESTIONS; i++) {
      const team = stream.int(0, 1);
      const isAway = stream.chance(50);
      const near = stream.pick(board.bases);
      const spread = stream.pick([3_000, 6_000, 20_000]);
      const disc = {
        x: near.x + stream.int(-spread, spread),
        y: near.y + stream.int(-spread, spread),
        r: stream.pick(RADII),
      };
      const mayStand = (d: Disc): boolean => isSummonPlace(board, d, team, isAway ? CONTACT : 0);
      const rules = isAway ? awayFromEnemies(team) : {};
      const isLegal = canPlace(board, disc, rules);
      if (isLegal !== mayStand(disc))
        tell(isLegal ? 'cannot stand there' : 'can stand there', board, { disc, team, isAway });
      // the nearest place takes long to find, so it is asked for less often
      const flaw = isLegal || stream.chance(75) ? undefined : placeFlaw(board, disc, rules);
      if (flaw === undefined) continue;
      const query = { disc, team, isAway, flaw };
      const better = betterPlace(board, disc, flaw.nearest, mayStand, (low, high) => stream.int(low, high));
      if (flaw.nearest !== undefined && !mayStand({ ...disc, ...flaw.nearest }))
        tell('the nearest place is none', board, query);
      if (better !== undefined) tell('there is a nearer place', board, { ...query, better });
    }
    return QUESTIONS;
  },
};

const QUESTIONS = 8;

/** A free place surely nearer than the one told, if trying finds one. */
function betterPlace(
  board: Board,
  disc: Disc,
  nearest: { readonly x: number; readonly y: number } | undefined,
  mayStand: (disc: Disc) => boolean,
  int: (low: number, high: number) => number,
): Disc | undefined {
  const within = nearest === undefined ? board.width : Math.floor(apart(disc, nearest)) - 3;
  if (within < 1) return undefined;
  for (let i = 0; i < 60; i++) {
    const other = { x: disc.x + int(-within, within), y: disc.y + int(-within, within), r: disc.r };
    if (apart(other, disc) < within && mayStand(other)) return other;
  }
  return undefined;
}
