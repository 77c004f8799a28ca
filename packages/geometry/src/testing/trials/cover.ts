import { CONTACT } from '../../length.ts';
import { coverOf } from '../../sight/cover.ts';
import { canSee, lineOfSight } from '../../sight/line-of-sight.ts';
import { isNearer } from '../placement-oracle.ts';
import { blockersOf, sampledLine } from '../sight-oracle.ts';
import type { Trial } from '../trial.ts';
import { eachPair, flawOfLine, RIM_POINTS, SURE_MARGIN } from './sight.ts';

/** C-KW-DefenseAgainstShooting: cover by contact with a template, or because no line avoids them all. */
export const cover: Trial = {
  name: 'cover',
  run: (stream, tell) =>
    eachPair(stream, (board, a, b) => {
      const query = { from: a.id, to: b.id };
      const shelters = coverOf(board, a, b);
      const touched = board.terrains
        .filter(terrain => terrain.cover && terrain.pieces.some(piece => isNearer(b, piece, CONTACT)))
        .map(terrain => terrain.id);
      if (touched.length > 0) {
        if (shelters.join() !== touched.join())
          tell(`sheltered by ${shelters.join()}, in contact with ${touched.join()}`, board, query);
        return;
      }
      const blockers = blockersOf(board, [a.id, b.id], 'blocks');
      if (shelters.length > 0) {
        const line = sampledLine(a, b, blockers, { range: Infinity, margin: SURE_MARGIN, rimPoints: RIM_POINTS });
        if (line !== undefined) tell('a line avoids all cover', board, { ...query, shelters, line });
        if (!canSee(board, a, b)) tell('sheltered without being seen', board, query);
      } else if (canSee(board, a, b)) {
        const open = lineOfSight(board, a, b, { coverBlocks: true });
        const flaw = open.seen ? flawOfLine(open, a, b, blockers, undefined) : 'is not there';
        if (flaw !== undefined) tell(`seen without cover, but the open line ${flaw}`, board, query);
      }
    }),
};
