import type { Board } from '../../board.ts';
import { CONTACT, type Length } from '../../length.ts';
import { atEdge, EDGES, wholeSide, type Side } from '../../placement/side.ts';
import { summonPlaces, type SummonPlaces, type SummonRules } from '../../placement/summon.ts';
import { isSummonPlace, stretches } from '../placement-oracle.ts';
import { fromSegment } from '../ruler.ts';
import { RADII } from '../seeded-boards.ts';
import type { Stream } from '../stream.ts';
import type { Trial } from '../trial.ts';
import { RULERS, someBoard } from './chances.ts';

/** C-SUM-2 to C-SUM-6: the places along a side, position by position. */
export const summon: Trial = {
  name: 'summon places',
  run: (stream, tell) => {
    const board = someBoard(stream);
    const rules: SummonRules = {
      team: stream.int(0, 1),
      apart: RULERS[0]!,
      contact: stream.pick(['allowed', 'forbidden']),
    };
    // to try every single position takes long, so most sides are only tried at ends of stretches and here and there
    const isThorough = stream.chance(2);
    for (const edge of EDGES) {
      const side = stream.chance(50) ? wholeSide(board.width, edge) : someSide(stream, board.width, edge);
      const r = stream.pick(RADII);
      const places = summonPlaces(board, side, r, rules);
      const row = rowOf(board, side, r, rules);
      const flaw = isThorough ? flawOfAll(places, row) : flawOfSome(places, row, stream);
      if (flaw !== undefined) tell(flaw, board, { side, r, rules, places });
    }
    return EDGES.length;
  },
};

/** A side as the oracle sees it: whether a base may stand so far along it, at S from enemies or by way of exception. */
interface Row {
  readonly side: Side;
  readonly isPlace: (along: Length, how: 'normal' | 'exception') => boolean;
}

function rowOf(board: Board, side: Side, r: Length, { team, apart, contact }: SummonRules): Row {
  const near = nearRow(board, side, r);
  const apartBy = { normal: apart, exception: contact === 'forbidden' ? CONTACT : 0 };
  return {
    side,
    isPlace: (along, how) =>
      along >= side.from &&
      along <= side.to &&
      isSummonPlace(near, { ...atEdge(board.width, side.edge, along, r), r }, team, apartBy[how]),
  };
}

/** Every whole position of the side is tried. */
function flawOfAll({ stretches: found, isException }: SummonPlaces, { side, isPlace }: Row): string | undefined {
  const normal = stretches(side.from, side.to, along => isPlace(along, 'normal'));
  if (isException !== (normal.length === 0)) return 'the exception is wrong';
  const expected = isException ? stretches(side.from, side.to, along => isPlace(along, 'exception')) : normal;
  const told = found.map(({ from, to }) => [from, to]).toSorted((a, b) => a[0]! - b[0]!);
  return JSON.stringify(told) === JSON.stringify(expected) ? undefined : `the places are ${JSON.stringify(expected)}`;
}

/** Positions round the ends of the stretches, and some others. */
function flawOfSome(places: SummonPlaces, { side, isPlace }: Row, stream: Stream): string | undefined {
  const marks = places.stretches.flatMap(({ from, to }) => [from - 1, from, from + 1, to - 1, to, to + 1]);
  for (let i = 0; i < 60; i++) marks.push(stream.int(side.from, side.to));
  for (const along of marks) {
    const expected = isPlace(along, places.isException ? 'exception' : 'normal');
    const isFound = places.stretches.some(({ from, to }) => along >= from && along <= to);
    if (expected !== isFound) return `${along} is ${expected ? '' : 'not '}a place`;
    if (places.isException && isPlace(along, 'normal')) return `${along} needs no exception`;
  }
  return undefined;
}

function someSide(stream: Stream, width: Length, edge: Side['edge']): Side {
  const from = stream.pick([0, stream.int(0, width)]);
  return { edge, from, to: Math.min(width, from + stream.pick([25_000, 5_000, stream.int(0, width)])) };
}

/** The board without what is too far from the side to matter: trying every position takes long enough. */
function nearRow(board: Board, side: Side, r: Length): Board {
  const [a, b] = [atEdge(board.width, side.edge, 0, r), atEdge(board.width, side.edge, board.width, r)];
  const bases = board.bases.filter(base => fromSegment(base, a, b) <= base.r + r + RULERS[0]!);
  return { ...board, bases, terrains: board.terrains.filter(terrain => terrain.impassable) };
}
