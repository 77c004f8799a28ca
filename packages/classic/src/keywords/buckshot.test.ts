import { expect, test } from 'vitest';
import type { EditionId } from '../editions/index.ts';
import { terrain } from '../testing/cards.ts';
import type { Position } from '../testing/position.ts';
import { shot } from '../testing/shot.ts';

const shooter = { print: { keywords: [{ keyword: 'shooting', x: 1 }, { keyword: 'buckshot' }] } } as const;
const hit = 'bullseye  axe';

test('C-KW-Buckshot: whoever is hit within M is thrown S straight away', () => {
  const after = shot({ shooter, gap: 60, dice: hit }).end();
  expect(after.creature('target')).toMatchObject({ x: 14_200 + 8000, y: 30_000, wounds: 1 });
});

test('C-KW-Buckshot: damage that Armour took was dealt', () => {
  expect(shot({ shooter, gap: 60, target: { armour: 1 }, dice: hit }).creature('target')).toMatchObject({
    x: 22_200,
    wounds: 0,
  });
});

test('C-KW-Buckshot: not from farther than M, not without damage, and not the dead', () => {
  expect(shot({ shooter, gap: 100, dice: hit }).creature('target')).toMatchObject({ x: 18_200 + 8000 });
  expect(shot({ shooter, gap: 101, dice: hit }).creature('target')).toMatchObject({ x: 18_300 });
  expect(shot({ shooter, gap: 60, dice: 'bullseye  shield' }).creature('target')).toMatchObject({ x: 14_200 });
  expect(shot({ shooter, gap: 60, target: { print: { health: 1 } }, dice: hit }).told('placed')).toEqual([]);
});

test.each<[string, Position]>([
  ['a base', { creatures: { wall: { at: [220, 300] } } }],
  [
    'rocks',
    { terrains: { t1: { card: terrain('rocks', 16, { keywords: [{ keyword: 'impassable' }] }), at: [220, 300] } } },
  ],
])('C-KW-Buckshot: stopped by %s it goes as far as it can and receives 1 more damage', (_what, rest) => {
  const after = shot({ shooter, gap: 60, dice: hit, rest }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 2 });
  expect(after.creature('target')!.x).toBeGreaterThan(18_700);
  expect(after.creature('target')!.x).toBeLessThanOrEqual(18_800);
});

test('C-KW-Buckshot: no Backstab for whom it is torn from', () => {
  const after = shot({ shooter, gap: 60, dice: hit, rest: { creatures: { neighbour: { at: [142, 332] } } } }).end();
  expect(after.told('backstabRolled')).toEqual([]);
});

test.each<[EditionId, boolean]>([
  ['en-kitsune', true],
  ['fr-1', false],
])(
  'C-MAT-46, C-KW-Buckshot: past somebody in between, the push goes from centre to centre or along the line of sight (%s)',
  (edition, straight) => {
    const between = { creatures: { between: { at: [96, 305] } } } as const; // hides the middle, not the edge
    const after = shot({ shooter, gap: 60, dice: hit, edition, rest: between });
    expect(after.creature('target')!.x).toBeGreaterThan(14_200);
    expect(after.creature('target')!.y === 30_000).toBe(straight);
  },
);
