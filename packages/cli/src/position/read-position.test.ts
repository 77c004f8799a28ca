import * as fc from 'fast-check';
import { isFlawed } from '@signum/kernel';
import { describe, expect, test } from 'vitest';
import { readPosition } from './read-position.ts';

const GOOD = {
  width: 300,
  bases: [
    { id: 'fox', team: 1, at: [60, 60], diameter: 32 },
    { id: 'adder', team: 2, at: [150.25, 60], diameter: 50, hidden: true },
  ],
  terrains: [{ id: 'rock', pieces: [{ core: [[200, 200]], rounding: 10 }], abilities: ['impassable'] }],
};

/** What is said about a file that differs from a good one. */
function flawOf(change: object): string {
  const read = readPosition(JSON.stringify({ ...GOOD, ...change }));
  return isFlawed(read) ? `${read.flaw.where} ${read.flaw.what}` : 'nothing';
}

test('a good file becomes a board in hundredths of a millimetre', () => {
  const read = readPosition(JSON.stringify(GOOD));
  if (isFlawed(read)) throw new Error(read.flaw.what);
  expect(read.board.bases[1]).toEqual({ id: 'adder', team: 2, x: 15025, y: 6000, r: 2500, hidden: true });
  expect(read.board.terrains[0]).toMatchObject({ impassable: true, difficult: false, cover: false });
});

test('rulers have names (C-CMP-4), and a move not said to be otherwise is a walk', () => {
  const read = readPosition(JSON.stringify({ ...GOOD, reach: { of: 'fox', budget: 'XL', run: true } }));
  expect(read).toMatchObject({ reach: { spec: { budget: 25000, short: 8000, mode: 'walk', run: true, band: 300 } } });
});

test('the corners of a piece may be given either way round', () => {
  const corners = [
    [200, 200],
    [200, 240],
    [240, 240],
    [240, 200],
  ];
  const pieces = [corners, corners.toReversed()].map(core => {
    const read = readPosition(JSON.stringify({ ...GOOD, terrains: [{ id: 'a', pieces: [{ core }], abilities: [] }] }));
    return isFlawed(read) ? read.flaw : read.board.terrains[0]!.pieces;
  });
  expect(pieces[0]).toEqual(pieces[1]);
  expect(pieces[0]).toHaveLength(1);
});

const base = (change: object): object => ({ bases: [GOOD.bases[0], { ...GOOD.bases[1], ...change }] });
const piece = (change: object): object => ({ terrains: [{ id: 'rock', pieces: [change], abilities: [] }] });

describe('a mistake is told with its place', () => {
  test.each([
    [base({ diameter: 40 }), 'bases[1].diameter is not one of 32, 50, 60, 80'],
    [base({ team: 5 }), 'bases[1].team is not one of 1, 2, 3, 4'],
    [base({ at: [100] }), 'bases[1].at has 1 entries and should have 2'],
    [base({ at: [100, 60.005] }), 'bases[1].at[1] has more than two decimals'],
    [base({ at: ['a', 60] }), 'bases[1].at[0] is not a number of millimetres'],
    [base({ id: 'fox' }), "bases[1].id 'fox' is also the name of bases[0]"],
    [base({ id: 'north' }), "bases[1].id 'north' is also the name of an edge of the table"],
    [base({ hiden: true }), "bases[1].hiden is not known here; did you mean 'hidden'?"],
    [{ width: 6000 }, 'width is not between 100 and 600 mm'],
    [{ bases: 3 }, 'bases is not a list'],
    [piece({ core: [[10, 10]] }), 'terrains[0].pieces[0].core needs three corners, or a rounding'],
    [
      piece({ core: [[10, 10], [50, 10], [20, 20], [10, 50]] }), // prettier-ignore
      'terrains[0].pieces[0].core is not convex, or has a corner twice or on a straight edge; cut it into convex pieces',
    ],
    [
      { terrains: [{ id: 'a', pieces: [], abilities: ['rough'] }] },
      'terrains[0].abilities[0] is not one of impassable',
    ],
    [{ reach: { of: 'wolf', budget: 'L' } }, 'reach.of is not the id of a base; there are fox, adder'],
    [{ reach: { of: 'fox', budget: 'XS' } }, 'reach.budget is not one of S, M, L, XL'],
    [{ reach: { of: 'fox' } }, 'reach.budget is missing'],
    [{ routes: [{ to: [1, 2] }] }, 'routes need a reach: whose routes are they?'],
    [
      { reach: { of: 'fox', budget: 'L' }, routes: [{ to: { enemy: 'fox' } }] },
      'routes[0].to.enemy is no enemy of fox: they are of one team',
    ],
    [{ sight: [{ from: 'fox', to: 'fox' }] }, "sight[0].to is 'fox' itself"],
    [{ margins: [['fox', 'moon']] }, 'margins[0][1] is not the id of a base or template, nor an edge'],
    [{ summon: { team: 1, side: 'below', diameter: 32 } }, 'summon.side is not one of south, east, north, west'],
  ])('%j', (change, sentence) => {
    expect(flawOf(change)).toContain(sentence);
  });

  test('what lies where it cannot lie is told with both names and the millimetres (C-CMP-12, C-CMP-13, C-MOV-5)', () => {
    expect(flawOf(base({ at: [100, 60] }))).toBe("bases[1] 'adder' overlaps 'fox' by 1.00 mm");
    expect(flawOf(base({ at: [101, 60.01] }))).toBe('nothing');
    expect(flawOf(base({ at: [150, 24.5] }))).toBe("bases[1] 'adder' lies 0.50 mm over the edge of the table");
    expect(flawOf(base({ at: [200, 168] }))).toBe("bases[1] 'adder' lies on the impassable 'rock' by 3.00 mm");
    expect(flawOf(piece({ core: [[5, 5]], rounding: 6 }))).toBe(
      "terrains[0].pieces[0] of 'rock' lies over the edge of the table",
    );
  });

  test('what is not JSON is told by its line', () => {
    expect(readPosition('{\n  "width": }')).toMatchObject({
      flaw: { where: expect.stringMatching(/^line 2/) as string },
    });
  });
});

test('whatever a file holds, reading it never fails in another way', () => {
  const names = ['id', 'team', 'at', 'diameter', 'core', 'pieces', 'abilities', 'of', 'budget', 'from', 'to', 'side'];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 2 })),
  );
  const field = fc.constantFrom('width', 'bases', 'terrains', 'reach', 'routes', 'sight', 'margins', 'summon', 'title');
  fc.assert(
    fc.property(field, fc.oneof(value, fc.array(value, { maxLength: 3 })), (name, wrong) => {
      const read = readPosition(JSON.stringify({ ...GOOD, [name]: wrong }));
      expect(isFlawed(read) ? read.flaw.where : `a table of ${read.board.width}`).not.toBe('');
    }),
    { numRuns: 300 },
  );
});
