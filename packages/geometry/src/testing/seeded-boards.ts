import type { Base, Board, Terrain } from '../board.ts';
import type { Length } from '../length.ts';
import type { Disc, Shape } from '../shape.ts';
import { assemble } from './assemble.ts';
import { box, gonOf, needle, roundHill } from './templates.ts';
import type { Stream } from './stream.ts';

/** Radii of the bases of the game: 32, 50, 60 and 80 mm across (C-CMP-7). */
export const RADII: readonly Length[] = [1600, 2500, 3000, 4000];

/** The table of the game (C-CMP-6). */
export const TABLE: Length = 60_000;

/** How many bases and templates a board should have; fewer are left where they would lie on one another. */
export interface Crowd {
  readonly bases: number;
  readonly terrains: number;
}

/** So many bases are offered for each wanted one, since many of them fall on others. */
const OFFERS = 4;

/** The three board sizes that every figure is measured on. */
export const CROWDS: readonly Crowd[] = [
  { bases: 8, terrains: 6 },
  { bases: 16, terrains: 8 },
  { bases: 32, terrains: 12 },
];

export const KINDS = ['lattice', 'dense', 'realistic', 'polygons'] as const;
export type Kind = (typeof KINDS)[number];

/** A board of the kind; its first base is the one that moves or shoots in tests. */
export function seededBoard(stream: Stream, kind: Kind, crowd: Crowd): Board {
  switch (kind) {
    case 'lattice':
      return latticeBoard(stream, crowd, stream.pick([800, 1600]), stream.pick([24_000, 32_000, TABLE]));
    case 'dense':
      return latticeBoard(stream, crowd, 1600, stream.pick([16_000, 24_000]));
    case 'realistic':
      return realisticBoard(stream, crowd, shapesOfCards);
    case 'polygons':
      return realisticBoard(stream, crowd, anyPolygon);
    default:
      return kind satisfies never;
  }
}

/** Everything on a grid: tangencies, collinear edges and equal ways round appear all the time. */
function latticeBoard(stream: Stream, crowd: Crowd, step: Length, width: Length): Board {
  const last = Math.floor(width / step);
  const at = (): Length => step * stream.int(0, last);
  const terrains = list(crowd.terrains, index => {
    const x = at();
    const y = at();
    const piece = box(x, y, x + step * stream.int(1, 6), y + step * stream.int(1, 6), stream.pick([0, 0, 0, 800]));
    return terrainOf(stream, `t${index}`, stream.chance(40) ? [piece, neighbour(stream, piece, step)] : [piece]);
  });
  const bases = list(OFFERS * crowd.bases, index => baseOf(stream, index, { x: at(), y: at(), r: stream.pick(RADII) }));
  return assemble(width, bases, terrains, crowd.bases);
}

/** A second piece that shares an edge with the first, as the parts of one L-shaped template do. */
function neighbour(stream: Stream, piece: Shape, step: Length): Shape {
  const [low, , high] = piece.core;
  if (low === undefined || high === undefined) return piece;
  return box(high.x, low.y, high.x + step * stream.int(1, 3), low.y + step * stream.int(1, 4), piece.rho);
}

/** Bases over the whole table, 35 % of them near or against another one, as in a fight. */
function realisticBoard(stream: Stream, crowd: Crowd, shape: (stream: Stream) => Shape): Board {
  const terrains = list(crowd.terrains, index => terrainOf(stream, `t${index}`, [shape(stream)]));
  const discs: Disc[] = [];
  for (let i = 0; i < OFFERS * crowd.bases; i++) {
    const r = stream.pick(RADII);
    const other = discs.length > 0 && stream.chance(35) ? stream.pick(discs) : undefined;
    discs.push(other === undefined ? somewhere(stream, r) : beside(stream, other, r));
  }
  return assemble(
    TABLE,
    discs.map((disc, index) => baseOf(stream, index, disc)),
    terrains,
    crowd.bases,
  );
}

function somewhere(stream: Stream, r: Length): Disc {
  return { x: stream.int(r, TABLE - r), y: stream.int(r, TABLE - r), r };
}

/** Against the other base where possible, or up to 10 mm from it; never on it. */
function beside(stream: Stream, other: Disc, r: Length): Disc {
  const reach = other.r + r + stream.pick([0, 0, 1, 299, 300, 301, stream.int(0, 1000)]);
  const dx = stream.int(-reach, reach);
  const up = Math.ceil(Math.sqrt(reach * reach - dx * dx));
  return { x: other.x + dx, y: other.y + (stream.chance(50) ? up : -up), r };
}

function shapesOfCards(stream: Stream): Shape {
  const [x, y] = [stream.int(8_000, 52_000), stream.int(8_000, 52_000)];
  if (stream.chance(25)) return roundHill(x, y, stream.int(2_500, 7_000));
  if (stream.chance(20))
    return needle(x, y, x + stream.int(-6_000, 6_000), y + stream.int(-6_000, 6_000), stream.int(200, 1_500));
  const [wide, high] = [stream.int(2_000, 7_000), stream.int(2_000, 7_000)];
  return stream.chance(50) ? box(x - wide, y - high, x + wide, y + high, 0) : anyPolygon(stream);
}

function anyPolygon(stream: Stream): Shape {
  const points = list(stream.int(3, 9), () => ({ x: stream.int(-6_500, 6_500), y: stream.int(-6_500, 6_500) }));
  return gonOf(stream.int(7_000, 53_000), stream.int(7_000, 53_000), points, stream.pick([0, 0, 300, 1_000]));
}

function baseOf(stream: Stream, index: number, disc: Disc): Base {
  return {
    id: `b${index}`,
    team: index === 0 ? 0 : stream.int(0, 2) % 2,
    hidden: index > 0 && stream.chance(15),
    ...disc,
  };
}

/** Forest, rocks, marsh, wall, hill: the mixtures of abilities that cards have (C-TER-11, C-TER-14). */
function terrainOf(stream: Stream, id: string, pieces: readonly Shape[]): Terrain {
  const [impassable, difficult, blocksSight, cover] = stream.pick([
    [true, false, true, false],
    [true, false, false, false],
    [false, true, false, true],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ] as const);
  return { id, pieces, impassable, difficult, blocksSight, cover };
}

function list<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}
