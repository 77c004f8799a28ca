import type { Board } from '../../board.ts';
import type { Length } from '../../length.ts';
import { lineOfSight } from '../../sight/line-of-sight.ts';
import type { Point } from '../../point.ts';
import type { Disc } from '../../shape.ts';
import type { Obstacle } from '../obstacles.ts';
import { apart } from '../ruler.ts';
import { blockersOf, isClear, sampledLine } from '../sight-oracle.ts';
import type { Stream } from '../stream.ts';
import type { Tell, Trial } from '../trial.ts';
import { RULERS, someBoard } from './chances.ts';

/** C-LOS-1, C-LOS-3, C-LOS-4: what the oracle sees with room to spare, the kernel sees; what it sees is free. */
export const sight: Trial = {
  name: 'line of sight',
  run: (stream, tell) => eachPair(stream, (board, a, b) => compare(board, a, b, undefined, tell)),
};

/** C-LOS-2: the same for lines that may not be longer than the attack reaches. */
export const sightWithinRange: Trial = {
  name: 'line of sight within a range',
  run: (stream, tell) =>
    eachPair(stream, (board, a, b) => {
      const near = Math.max(1, Math.round(apart(a, b) - a.r - b.r) + stream.int(0, 2_500));
      compare(board, a, b, stream.chance(50) ? near : stream.pick(RULERS), tell);
    }),
};

type Named = Disc & { readonly id: string };

/** Asks about up to eight pairs of bases of a board. */
export function eachPair(stream: Stream, ask: (board: Board, a: Named, b: Named) => void): number {
  const board = someBoard(stream);
  const { bases } = board;
  if (bases.length < 2) return 0;
  const pairs = Math.min(8, bases.length);
  for (let i = 0; i < pairs; i++) {
    const a = stream.int(0, bases.length - 1);
    const b = (a + stream.int(1, bases.length - 1)) % bases.length;
    ask(board, bases[a]!, bases[b]!);
  }
  return pairs;
}

/** The oracle keeps this far from blockers: slits this wide on both sides are surely open. */
export const SURE_MARGIN: Length = 2;
/** A line this much shorter than the range surely counts: the kernel finds the shortest to a fiftieth of a millimetre. */
const SURE_LENGTH: Length = 3;
/** Points of each rim from which the oracle looks. */
export const RIM_POINTS = 48;

function compare(board: Board, a: Named, b: Named, range: Length | undefined, tell: Tell): void {
  const seen = lineOfSight(board, a, b, range === undefined ? {} : { range });
  const blockers = blockersOf(board, [a.id, b.id], 'ignored');
  const query = { from: a.id, to: b.id, range };
  if (seen.seen) {
    const flaw = flawOfLine(seen, a, b, blockers, range);
    if (flaw !== undefined) tell(`the line ${flaw}`, board, { ...query, seen });
    return;
  }
  const look = { range: (range ?? Infinity) - SURE_LENGTH, margin: SURE_MARGIN, rimPoints: RIM_POINTS };
  const line = sampledLine(a, b, blockers, look);
  if (line !== undefined) tell('there is a free line that is not seen', board, { ...query, seen, line });
}

/** What is wrong with a line of the kernel. */
export function flawOfLine(
  { from, to, length }: { readonly from: Point; readonly to: Point; readonly length: number },
  a: Disc,
  b: Disc,
  blockers: readonly Obstacle[],
  range: Length | undefined,
): string | undefined {
  if (apart(from, a) > a.r + 0.01) return `begins ${apart(from, a) - a.r} off the base`;
  if (apart(to, b) > b.r + 0.01) return `ends ${apart(to, b) - b.r} off the base`;
  if (Math.abs(apart(from, to) - length) > 0.01) return `is ${apart(from, to)} long, not ${length}`;
  if (range !== undefined && length > range + 0.51) return `is ${length} long, more than ${range}`;
  return isClear({ from, to }, blockers, 0) ? undefined : 'touches a blocker';
}
