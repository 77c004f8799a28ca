import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Base, Board } from '../board.ts';
import { compareGap } from '../compare.ts';
import type { Point } from '../point.ts';
import { boards, latticeBoards, placesOn } from '../testing/index.ts';
import { walking } from '../testing/small-table.ts';
import { checkRoute } from './check-route.ts';
import { reach } from './reach.ts';
import { shortestRoute } from './shortest-route.ts';
import type { MoveSpec } from './spec.ts';
import { whyNotStanding } from './standing.ts';

/** More runs on demand: `SIGNUM_RUNS=20000 npx vitest run movement.property`. */
const numRuns = Number(process.env['SIGNUM_RUNS'] ?? 60);

interface Scene {
  readonly board: Board;
  readonly mover: Base;
  readonly spec: MoveSpec;
  readonly places: readonly Point[];
}

/** A board, one of its bases about to move, and a few places to go. */
const scenes = (source: fc.Arbitrary<Board>): fc.Arbitrary<Scene> =>
  source.chain(board => {
    const mover = board.bases[0]!;
    return fc.record({
      board: fc.constant(board),
      mover: fc.constant(mover),
      spec: fc
        .record({
          budget: fc.constantFrom(80, 100, 150, 250),
          run: fc.boolean(),
          pathfinder: fc.boolean(),
          capped: fc.boolean(),
        })
        .map(({ budget, ...more }) => walking(budget, more)),
      places: fc.array(placesOn(board, mover.r), { minLength: 4, maxLength: 8 }),
    });
  });

const everywhere = fc.oneof(scenes(boards()), scenes(latticeBoards()));
const holds = (property: (scene: Scene) => void): void => fc.assert(fc.property(everywhere, property), { numRuns });

const amongFriends = (board: Board): Board => ({
  ...board,
  bases: board.bases.map(base => ({ ...base, team: 0 })),
});

const flip = ({ x, y }: Point): Point => ({ x: y, y: x });

const stepped = (board: Board, id: string, at: Point): Board => ({
  ...board,
  bases: board.bases.map(base => (base.id === id ? { ...base, x: at.x, y: at.y } : base)),
});

describe('the tree and its witnesses', () => {
  test('the tree and the search for a single place find the same length', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      for (const place of places) {
        const cost = ways.cost(place);
        const single = shortestRoute(board, mover.id, spec, place)?.cost ?? Infinity;
        expect(Math.abs(single - cost) < 1e-6 || single === cost).toBe(true);
      }
    });
  });

  test('every route passes its own check, with the same length, after a trip over the wire', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      for (const place of places) {
        const verdict = ways.verdict(place);
        if (!verdict.legal) continue;
        const route: unknown = JSON.parse(JSON.stringify(ways.route(place)));
        const checked = checkRoute(board, mover.id, spec, route as { dest: Point });
        // One that ends on first touching Difficult terrain may be taken straight or along the rim: a hair's difference.
        expect(checked.ok && Math.abs(checked.cost - verdict.cost)).toBeLessThan(1);
      }
    });
  });

  test('every contact can be entered by its route, even with no budget to spare', () => {
    holds(({ board, mover, spec }) => {
      const ways = reach(board, mover.id, spec);
      for (const id of ways.contactable()) {
        const contact = ways.contact(id)!;
        const checked = checkRoute(board, mover.id, spec, contact.route);
        expect(checked.ok && checked.contacts.includes(id)).toBe(true);
        if (contact.cost < 100) continue;
        const tight = reach(board, mover.id, {
          ...spec,
          budget: contact.cost,
          short: Math.min(spec.short, contact.cost),
        });
        expect(tight.contact(id)?.cost).toBeCloseTo(contact.cost, 6);
      }
    });
  });
});

describe('rules that no route may break', () => {
  test('C-MOV-5, C-CMP-12, C-CMP-13: nobody ends where nobody can stand', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      for (const place of places.filter(one => ways.cost(one) < Infinity)) {
        expect(whyNotStanding(board, mover, place)).toBeUndefined();
      }
      for (const id of ways.contactable()) {
        expect(whyNotStanding(board, mover, ways.contact(id)!.settled)).toBeUndefined();
      }
    });
  });

  test('C-MOV-6: before its stop a route keeps 3 mm from every fresh enemy', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      for (const place of places) {
        const route = ways.route(place);
        const checked = route && checkRoute(board, mover.id, spec, route);
        if (checked === undefined || !checked.ok) continue;
        for (const base of board.bases) {
          if (base.team === mover.team || compareGap(mover, base, spec.band) < 0) continue;
          for (const piece of checked.pieces) {
            for (let i = 0; i <= 8; i++) {
              const angle = piece.kind === 'arc' ? piece.from + (piece.side * piece.span * i) / 8 : 0;
              const x =
                piece.kind === 'line'
                  ? piece.x1 + ((piece.x2 - piece.x1) * i) / 8
                  : piece.x + piece.r * Math.cos(angle);
              const y =
                piece.kind === 'line'
                  ? piece.y1 + ((piece.y2 - piece.y1) * i) / 8
                  : piece.y + piece.r * Math.sin(angle);
              expect(Math.hypot(x - base.x, y - base.y)).toBeGreaterThan(mover.r + base.r + spec.band - 0.02);
            }
          }
        }
      }
    });
  });

  test('contacts at the end are those of the exact comparison', () => {
    holds(({ board, mover, spec, places }) => {
      for (const place of places) {
        const checked = checkRoute(board, mover.id, spec, { dest: place });
        if (!checked.ok) continue;
        const there = board.bases.filter(
          base => base.team !== mover.team && compareGap({ ...place, r: mover.r }, base, spec.band) < 0,
        );
        expect(checked.contacts).toEqual(there.map(base => base.id));
      }
    });
  });

  test('C-MOV-15, C-MOV-16: who touches Difficult terrain has gone S at most, or ends at the first touch', () => {
    holds(({ board, mover, spec, places }) => {
      if (spec.pathfinder) return;
      for (const place of places) {
        const checked = checkRoute(board, mover.id, spec, { dest: place });
        if (!checked.ok || checked.touched.length === 0 || checked.cost <= spec.short + 0.5) continue;
        const back = checked.pieces.at(-1)!;
        expect(back.kind).toBe('line');
        // A step back along the last line the template is not touched any more.
        const open = reach(board, mover.id, { ...spec, run: true }).cost(place);
        expect(open).toBeLessThan(checked.cost + 2);
      }
    });
  });
});

describe('changes that must not matter, or only one way', () => {
  test('there and back are equally long', () => {
    holds(({ board, mover, places }) => {
      const friendly = amongFriends(board);
      const spec = walking(250, { pathfinder: true });
      const ways = reach(friendly, mover.id, spec);
      for (const place of places) {
        const cost = ways.cost(place);
        if (cost === Infinity || cost > spec.budget - 1) continue;
        const back = reach(stepped(friendly, mover.id, place), mover.id, spec).cost(mover);
        expect(back).toBeCloseTo(cost, 4);
      }
    });
  });

  test('taking something off the table never lengthens a way', () => {
    holds(({ board, mover, places }) => {
      // Among friends: being set down in contact with an enemy costs nothing, so without him it may cost more.
      const { bases, terrains } = amongFriends(board);
      const spec = walking(250, { pathfinder: true });
      const ways = reach({ ...board, bases }, mover.id, spec);
      const without = (id: string): Board => ({
        ...board,
        bases: bases.filter(base => base.id !== id),
        terrains: terrains.slice(1),
      });
      for (const { id } of bases.slice(1, 3)) {
        const emptier = reach(without(id), mover.id, spec);
        for (const place of places) expect(emptier.cost(place)).toBeLessThanOrEqual(ways.cost(place) + 1e-6);
      }
    });
  });

  test('a bigger base never has a shorter way', () => {
    holds(({ board, mover, places }) => {
      const friendly = amongFriends(board);
      const spec = walking(250, { pathfinder: true });
      const slim = {
        ...friendly,
        bases: friendly.bases.map(base => (base.id === mover.id ? { ...base, r: base.r - 100 } : base)),
      };
      const [ways, slimWays] = [reach(friendly, mover.id, spec), reach(slim, mover.id, spec)];
      for (const place of places) expect(slimWays.cost(place)).toBeLessThanOrEqual(ways.cost(place) + 1e-6);
    });
  });

  test('from one place to another the cost grows by no more than the straight way between', () => {
    holds(({ board, mover, places }) => {
      const friendly = amongFriends(board);
      const spec = walking(250, { pathfinder: true });
      const ways = reach(friendly, mover.id, spec);
      for (const place of places.filter(one => ways.cost(one) < spec.budget - 10)) {
        const onward = reach(stepped(friendly, mover.id, place), mover.id, walking(50, { pathfinder: true }));
        for (const next of places.filter(one => onward.cost(one) < Infinity)) {
          const through = ways.cost(place) + onward.cost(next);
          expect(ways.cost(next) <= through + 1e-4 || through > spec.budget).toBe(true);
        }
      }
    });
  });

  test('the table turned by a quarter, mirrored, gives the same lengths', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      const turn = ({ x, y }: Point): Point => ({ x: board.width - y, y: x });
      for (const [map, reversed] of [
        [turn, false],
        [flip, true],
      ] as const) {
        const other: Board = {
          width: board.width,
          bases: board.bases.map(base => ({ ...base, ...map(base) })),
          terrains: board.terrains.map(terrain => ({
            ...terrain,
            pieces: terrain.pieces.map(({ core, rho }) => ({
              core: reversed ? core.map(map).toReversed() : core.map(map),
              rho,
            })),
          })),
        };
        const there = reach(other, mover.id, spec);
        for (const place of places) {
          const cost = ways.cost(place);
          if (cost > spec.budget - 2 && cost < Infinity) continue;
          const turned = there.cost(map(place));
          expect(turned === cost || Math.abs(turned - cost) < 0.01 || turned > spec.budget - 2).toBe(true);
        }
        expect(there.contactable()).toEqual(ways.contactable());
      }
    });
  });

  test('C-KW-Flight: whatever is reached on foot is reached flying', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      const flying = reach(board, mover.id, { ...spec, mode: 'flight' });
      for (const place of places) {
        const cost = ways.cost(place);
        // Contact is entered from its ring for free, so flying there may be longer by the settling.
        expect(cost === 0 || cost > spec.budget - 700 || flying.cost(place) <= cost + 600).toBe(true);
      }
    });
  });

  test('the nearest legal place is legal', () => {
    holds(({ board, mover, spec, places }) => {
      const ways = reach(board, mover.id, spec);
      for (const place of places.slice(0, 2)) {
        const nearest = ways.nearest(place);
        expect(nearest === undefined || ways.verdict(nearest).legal).toBe(true);
      }
    });
  });
});
