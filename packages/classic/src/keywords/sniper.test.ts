import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

const sniper = { print: { keywords: [{ keyword: 'shooting', x: 2 }, { keyword: 'sniper' }] } } as const;

test('C-KW-Sniper: from afar any die may be rolled again, and each hit deals 2 damage', () => {
  const asked = shot({ shooter: sniper, gap: 150, dice: 'axe bullseye  bullseye  bullseye bullseye' });
  expect(asked.pending).toMatchObject({ kind: 'reroll', most: 2 });
  expect(
    asked
      .answer({ dice: [0] })
      .end()
      .creature('target'),
  ).toMatchObject({ wounds: 4 });
});

test('C-KW-Sniper: from near it is a shot like any other', () => {
  const after = shot({ shooter: sniper, gap: 149, dice: 'bullseye axe  axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});

test.each([
  ['en-kitsune', true],
  ['en-2022', true],
  ['ru-1', true],
  ['fr-1', false],
] as const)('C-MAT-44, C-KW-Sniper: at a distance of exactly L, %s', (edition, isFar) => {
  const shooter = { print: { keywords: [{ keyword: 'shooting', x: 1 }, { keyword: 'sniper' }] } } as const;
  expect(shot({ shooter, gap: 150, dice: 'axe', edition }).pending?.kind).toBe(isFar ? 'reroll' : undefined);
  expect(shot({ shooter, gap: 151, dice: 'axe', edition }).pending?.kind).toBe('reroll');
});

test('C-KW-Sniper: thrown things and magic are not sniped', () => {
  const print = {
    keywords: [{ keyword: 'throwing', x: 1 }, { keyword: 'magical-shot', x: 1 }, { keyword: 'sniper' }],
  } as const;
  const thrown = shot({ kind: 'throwing', shooter: { print }, gap: 150, dice: 'axe  axe' }).end();
  expect(thrown.creature('target')).toMatchObject({ wounds: 1 });
  const magic = shot({ kind: 'magical shot', shooter: { print }, gap: 200, dice: 'bullseye' }).end();
  expect(magic.creature('target')).toMatchObject({ wounds: 1 });
});
