import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

const archer = { print: { keywords: [{ keyword: 'shooting', x: 2 }] } } as const;

test('C-KW-Shooting: X dice, a Bullseye hits, a Shield blocks, each hit deals 1 damage', () => {
  const after = shot({
    shooter: archer,
    target: { armour: 1, print: { strength: 0 } },
    dice: 'bullseye bullseye  axe bullseye',
  }).end();
  expect(after.creature('target')).toMatchObject({ armour: 0, wounds: 1 });
  const blocked = shot({ shooter: archer, dice: 'bullseye shield  shield' }).end(); // one die for the one success
  expect(blocked.creature('target')).toMatchObject({ wounds: 0 });
});

test.each([
  [250, 1],
  [251, 0],
])('C-KW-Shooting: it reaches XL and no farther (%s mm)', (gap, wounds) => {
  const after = shot({ shooter: archer, gap, dice: 'bullseye axe  axe' });
  expect(after.creature('target')).toMatchObject({ wounds });
});
