import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

test('C-KW-MasterOfMagic: up to X dice of Magical Shot are rolled again', () => {
  const shooter = {
    print: {
      keywords: [
        { keyword: 'magical-shot', x: 2 },
        { keyword: 'master-of-magic', x: 1 },
      ],
    },
  } as const;
  const asked = shot({ kind: 'magical shot', shooter, dice: 'axe bullseye  bullseye' });
  expect(asked.pending).toMatchObject({ kind: 'reroll', purpose: 'attack', most: 1 });
  expect(
    asked
      .answer({ dice: [0] })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 2 });
});

test('C-KW-MasterOfMagic: arrows are another art', () => {
  const shooter = {
    print: {
      keywords: [
        { keyword: 'shooting', x: 1 },
        { keyword: 'master-of-magic', x: 2 },
      ],
    },
  } as const;
  expect(shot({ shooter, dice: 'axe' }).end().pending).toBeUndefined();
});
