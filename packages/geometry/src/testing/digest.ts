import type { Base, Board } from '../board.ts';
import { reach } from '../movement/reach.ts';
import { shortestRoute } from '../movement/shortest-route.ts';
import { push } from '../movement/push.ts';
import { seenParts } from '../sight/seen-part.ts';
import { lineOfSight } from '../sight/line-of-sight.ts';
import { KINDS, seededBoard } from './seeded-boards.ts';
import { streamOf, type Stream } from './stream.ts';
import { walkOf } from './trials/moves.ts';

/** How many numbers went into the hash, and the hash of all their bits. */
export interface Digest {
  readonly numbers: number;
  readonly hash: string;
}

/** The parts of the kernel whose numbers are digested, each on boards of its own. */
export const SECTIONS = ['reach', 'overlay', 'contact', 'route', 'sight'] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * A hash over every bit of what the kernel computes on seeded boards. Two engines that give the same digest rounded every
 * single step alike; a change of one last digit anywhere shows.
 */
export function digest(section: Section, boards: number): Digest {
  const hash = new Hash();
  for (let i = 0; i < boards; i++) {
    const stream = streamOf(7_001 + i);
    const board = seededBoard(stream, KINDS[i % KINDS.length]!, { bases: 8, terrains: 5 });
    const [mover] = board.bases;
    if (mover !== undefined) ASK[section](board, mover, stream, value => hash.add(value));
  }
  return hash.digest();
}

type Ask = (board: Board, mover: Base, stream: Stream, add: (value: number) => void) => void;

const ASK: Record<Section, Ask> = {
  reach: (board, mover, stream, add) => {
    const all = reach(board, mover.id, walkOf(15_000));
    for (let i = 0; i < 120; i++) add(all.cost(placeNear(stream, mover)));
  },
  overlay: (board, mover, _stream, add) => {
    for (const { polygons } of reach(board, mover.id, walkOf(10_000)).overlay(20)) {
      for (const polygon of polygons) for (const value of polygon) add(value);
    }
  },
  contact: (board, mover, stream, add) => {
    const all = reach(board, mover.id, walkOf(25_000));
    for (const base of board.bases) {
      const found = all.contact(base.id);
      if (found !== undefined)
        for (const value of [found.cost, found.stop.x, found.stop.y, found.settled.x, found.settled.y]) add(value);
      const pushed = push(board, base.id, { x: stream.int(-999, 999), y: stream.int(1, 999) }, 8_000);
      add(pushed.x);
      add(pushed.y);
    }
  },
  route: (board, mover, stream, add) => {
    for (let i = 0; i < 10; i++) {
      const found = shortestRoute(board, mover.id, walkOf(15_000), placeNear(stream, mover));
      add(found?.cost ?? -1);
      add(found?.route.word?.length ?? -1);
    }
  },
  sight: (board, mover, _stream, add) => {
    for (const base of board.bases) {
      if (base.id === mover.id) continue;
      const seen = lineOfSight(board, mover, base, { range: 20_000 });
      if (seen.seen) for (const value of [seen.from.x, seen.from.y, seen.to.x, seen.to.y, seen.length]) add(value);
      for (const part of seenParts(board, mover, base)) {
        add(part.from);
        add(part.to);
        for (const { x, y } of part.fan) {
          add(x);
          add(y);
        }
      }
    }
  },
};

function placeNear(stream: Stream, { x, y }: Base): { x: number; y: number } {
  return { x: x + stream.int(-12_000, 12_000), y: y + stream.int(-12_000, 12_000) };
}

/** Two runs of a 32-bit multiply-and-mix hash over the halves of each double: only integer steps, the same everywhere. */
class Hash {
  readonly #double = new Float64Array(1);
  readonly #halves = new Uint32Array(this.#double.buffer);
  #numbers = 0;
  #one = 0x811c9dc5;
  #two = 0x1b873593;

  add(value: number): void {
    // minus nothing is nothing: no rule can tell them apart
    this.#double[0] = value === 0 ? 0 : value;
    for (const half of this.#halves) {
      this.#one = Math.imul(this.#one ^ half, 0x01000193);
      this.#one ^= this.#one >>> 15;
      this.#two = Math.imul(this.#two ^ half, 0x85ebca6b);
      this.#two ^= this.#two >>> 13;
    }
    this.#numbers += 1;
  }

  digest(): Digest {
    return { numbers: this.#numbers, hash: hex(this.#one) + hex(this.#two) };
  }
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
