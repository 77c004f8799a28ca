import { expect, test } from 'vitest';
import { posed } from '../pose.ts';
import type { Shape } from '../shape.ts';
import { box, gonOf, needle, roundHill } from '../testing/templates.ts';
import { differentTurns } from './turning-template.ts';

const hexagon = gonOf(
  0,
  0,
  [4000, 2000, -2000]
    .map((x, i) => ({ x, y: i === 0 ? 0 : 3464 }))
    .flatMap(({ x, y }) => [
      { x, y },
      { x: 0 - x, y: 0 - y },
    ]),
  100,
);

test.each<[string, number, Shape[]]>([
  ['a disc', 1, [roundHill(0, 0, 4000)]],
  ['a disc beside its origin', 1, [roundHill(700, -300, 4000)]],
  ['a square', 90, [box(-3001, -3001, 3001, 3001)]],
  ['a cross of two plates', 90, [box(-3001, -800, 3001, 800), box(-800, -3001, 800, 3001)]],
  ['a plate', 180, [box(-3001, -2003, 3001, 2003, 200)]],
  ['a wall', 180, [needle(-2501, -1303, 2501, 1303, 400)]],
  ['a hexagon', 180, [hexagon]],
  ['a square beside its origin', 360, [box(0, 0, 3001, 3001)]],
  ['two plates at an angle', 360, [box(-3200, -1600, 0, 1600), box(0, -1600, 1600, 3200)]],
])('%s has %i different turns, and lies in all others as in one of these', (_, turns, pieces) => {
  expect(differentTurns(pieces)).toBe(turns);
  const seen = (turn: number): string => posed(pieces, { x: 0, y: 0, turn }).map(lyingOf).toSorted().join();
  const all = Array.from({ length: 360 }, (_unused, turn) => turn);
  expect(all.filter(turn => seen(turn) !== seen(turn % turns))).toEqual([]);
});

/** How a piece lies; where a disc is does not count, since its origin may be anywhere. */
function lyingOf({ core, rho }: Shape): string {
  return JSON.stringify({ core: core.length === 1 ? 'disc' : core, rho });
}
