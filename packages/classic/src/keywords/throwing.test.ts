import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

const thrower = { print: { keywords: [{ keyword: 'throwing', x: 2 }] } } as const;

test('C-KW-Throwing: X dice, Axe and Shield hit even if the thrower is wounded, a Shield blocks', () => {
  const dice = 'axe shield  shield bullseye';
  const after = shot({
    kind: 'throwing',
    shooter: { ...thrower, wounds: 1, print: { ...thrower.print, health: 3 } },
    dice,
  }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});

test.each([
  [150, 1],
  [151, 0],
])('C-KW-Throwing: it reaches L and no farther (%s mm)', (gap, wounds) => {
  expect(shot({ kind: 'throwing', shooter: thrower, gap, dice: 'axe bullseye  axe' }).creature('target')).toMatchObject(
    { wounds },
  );
});
