import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

test.each([
  ['shooting', 'bullseye'],
  ['throwing', 'axe'],
] as const)('C-KW-MasterOfShooting: up to X dice of %s are rolled again', (kind, hit) => {
  const shooter = {
    print: {
      keywords: [
        { keyword: kind, x: 3 },
        { keyword: 'master-of-shooting', x: 2 },
      ],
    },
  } as const;
  const miss = kind === 'shooting' ? 'axe' : 'bullseye';
  const asked = shot({ kind, shooter, dice: `${miss} ${miss} ${hit}  ${hit} ${miss}  bullseye bullseye` });
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'attack', most: 2 });
  expect(
    asked
      .answer({ dice: [0, 1] })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 2 });
});

test('C-KW-MasterOfShooting: magic is another art', () => {
  const shooter = {
    print: {
      keywords: [
        { keyword: 'magical-shot', x: 1 },
        { keyword: 'master-of-shooting', x: 2 },
      ],
    },
  } as const;
  const after = shot({ kind: 'magical shot', shooter, dice: 'axe' }).end();
  expect(after.pending).toBeUndefined();
});
