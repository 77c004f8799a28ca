import type { Base, Board } from '../../board.ts';
import { CONTACT, type Length } from '../../length.ts';
import { awayFromEnemies } from '../../placement/can-place.ts';
import { contactFlaw, contactPlaces } from '../../placement/contact-places.ts';
import type { Disc } from '../../shape.ts';
import { isSummonPlace } from '../placement-oracle.ts';
import { compareGap } from '../ruler.ts';
import { RADII } from '../seeded-boards.ts';
import type { Stream } from '../stream.ts';
import type { Trial } from '../trial.ts';
import { someBoard } from './chances.ts';

/** C-SUM-12: places in contact with a creature, and out of contact with enemies. */
export const intoContact: Trial = {
  name: 'placement into contact',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const goal = stream.pick(board.bases);
    const r = stream.pick(RADII);
    const rules = awayFromEnemies(goal.team);
    const fits = (disc: Disc): boolean =>
      isSummonPlace(board, disc, goal.team, CONTACT) && compareGap(disc, goal, CONTACT) < 0;
    const query = { goal: goal.id, r };
    const places = contactPlaces(board, r, goal, rules);
    for (const place of places) {
      if (!fits({ ...place, r })) tell('not a place in contact', board, { ...query, place });
    }
    if (places.length === 0) {
      const missed = placesTried(stream, goal, r).find(fits);
      if (missed !== undefined) tell('there is a place in contact', board, { ...query, missed });
    }
    for (const disc of placesTried(stream, goal, r).slice(0, QUESTIONS)) {
      const flaw = isAsked(board, disc) ? contactFlaw(board, disc, goal, rules) : undefined;
      if (isAsked(board, disc) && (flaw === undefined) !== fits(disc))
        tell('the check is wrong', board, { ...query, disc, flaw });
      if (flaw?.nearest !== undefined && !fits({ ...flaw.nearest, r }))
        tell('the nearest place is none', board, { ...query, disc, flaw });
    }
    return 1 + QUESTIONS;
  },
};

const QUESTIONS = 2;
const TRIES = 400;

function isAsked({ width }: Board, { x, y }: Disc): boolean {
  return Math.min(x, y) >= 0 && Math.max(x, y) <= width;
}

/** Places all round the goal, touching or nearly. */
function placesTried(stream: Stream, goal: Base, r: Length): Disc[] {
  return Array.from({ length: TRIES }, (_, i) => {
    const off = goal.r + r + stream.pick([0, 1, 150, 298, 305]);
    const turn = (2 * Math.PI * (i + stream.int(0, 99) / 100)) / TRIES;
    return { x: Math.round(goal.x + off * Math.cos(turn)), y: Math.round(goal.y + off * Math.sin(turn)), r };
  });
}
