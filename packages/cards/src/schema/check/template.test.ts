import { describe, expect, test } from 'vitest';
import { about, POND } from '../../testing/small-cards.ts';

const core = (...corners: number[][]) => about({ ...POND, template: [{ core: corners, radius: 0 }] });

describe('C-CRD-33: templates are convex, counter-clockwise and not too big', () => {
  const T = 'test-pond: cards[0].template';

  test.each<[string, number[][], string[]]>([
    [
      'a triangle',
      [
        [0, 0],
        [50, 0],
        [0, 50],
      ],
      [],
    ],
    [
      'a triangle that goes clockwise',
      [
        [0, 0],
        [0, 50],
        [50, 0],
      ],
      [`${T}[0].core goes clockwise; corners go counter-clockwise, with y upwards`],
    ],
    [
      'a dent',
      [
        [0, 0],
        [60, 0],
        [20, 20],
        [0, 60],
      ],
      [`${T}[0].core[2] is no corner of a convex shape: a piece has no dents and no corner on a side`],
    ],
    [
      'a corner on a side',
      [
        [0, 0],
        [30, 0],
        [60, 0],
        [0, 60],
      ],
      [`${T}[0].core[1] is no corner of a convex shape: a piece has no dents and no corner on a side`],
    ],
    [
      'a star',
      [
        [0, 50],
        [-29, -40],
        [48, 15],
        [-48, 15],
        [29, -40],
      ],
      [`${T}[0].core goes round more than once`],
    ],
    [
      'a corner twice',
      [
        [0, 0],
        [50, 0],
        [0, 0],
      ],
      [`${T}[0].core[2] is a corner that was there before`],
    ],
    [
      'a line',
      [
        [0, 0],
        [50, 0],
      ],
      [`${T}[0] has no area: give it a radius or three corners`],
    ],
    [
      'a giant',
      [
        [-160, 0],
        [160, 0],
        [0, 50],
      ],
      [`${T} is 320 mm wide; the most is 300`],
    ],
    [
      'half millimetres',
      [
        [0, 0],
        [50.5, 0],
        [0, 50],
      ],
      [`${T}[0].core[1][0] is 50.5; expected is a whole number from -300 to 300`],
    ],
  ])('%s', (_shape, corners, words) => {
    expect(core(...corners)).toEqual(words);
  });
});
