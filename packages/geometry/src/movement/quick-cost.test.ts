import { describe, expect, test } from 'vitest';
import { type Crowd, KINDS, type Kind, seededBoard, type Stream, streamOf } from '../testing/index.ts';
import { walking } from '../testing/small-table.ts';
import { arrivalAt } from './arrival.ts';
import { outlooksOf, quickCost } from './quick-cost.ts';
import type { MoveSpec } from './spec.ts';
import { whyNotStanding } from './standing.ts';
import { type Walk, walkOf } from './walk.ts';

/** More boards on demand: `SIGNUM_RUNS=2000 npx vitest run quick-cost`. */
const boards = Number(process.env['SIGNUM_RUNS'] ?? 12);
/** The last has more things on it than one set of bits can hold. */
const crowds: readonly Crowd[] = [
  { bases: 8, terrains: 6 },
  { bases: 48, terrains: 16 },
];

describe('the quick answer', () => {
  test.each(KINDS)('is the same as that of a closer look, on %s boards', kind => {
    const { wrong } = asked(kind);
    expect(wrong).toEqual([]);
  });
  test('comes for nearly all places of a usual board', () => {
    const { quick, all } = asked('realistic');
    expect(quick / all).toBeGreaterThan(0.9);
  });
});

/** Asks for many places on boards of a kind: how many are answered quickly, and which of them otherwise than by a closer look. */
function asked(kind: Kind): { quick: number; all: number; wrong: unknown[] } {
  const stream = streamOf(7);
  const wrong: unknown[] = [];
  let quick = 0;
  let all = 0;
  for (let n = 0; n < boards; n++) {
    for (const crowd of crowds) {
      const board = seededBoard(stream, kind, crowd);
      const walk = walkOf(board, stream.pick(board.bases).id, someSpec(stream), 'often');
      const outlooks = outlooksOf(walk);
      for (let i = 0; i < 40; i++) {
        const place = somewhere(stream, walk);
        const cost = quickCost(walk, outlooks, place);
        all += 1;
        if (cost === undefined) continue;
        quick += 1;
        const closer = closerLook(walk, place);
        if (cost !== closer) wrong.push({ n, crowd, mover: walk.mover.id, place, cost, closer });
      }
    }
  }
  return { quick, all, wrong };
}

function someSpec(stream: Stream): MoveSpec {
  return walking(stream.pick([100, 150, 250]), { pathfinder: stream.chance(50), capped: stream.chance(10) });
}

/** Around the mover, and a little farther than it can go. */
function somewhere(stream: Stream, { mover, spec }: Walk): { x: number; y: number } {
  const far = spec.budget + 700;
  return { x: mover.x + stream.int(-far, far), y: mover.y + stream.int(-far, far) };
}

function closerLook(walk: Walk, place: { x: number; y: number }): number {
  if (whyNotStanding(walk.board, walk.mover, place) !== undefined) return Infinity;
  return arrivalAt(walk, place)?.cost ?? Infinity;
}
