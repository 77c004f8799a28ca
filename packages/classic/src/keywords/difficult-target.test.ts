import { expect, test } from 'vitest';
import { shot } from '../testing/shot.ts';

const elusive = { print: { keywords: [{ keyword: 'difficult-target' }] } } as const;

test('C-KW-DifficultTarget: every success of a shot is rolled again, and the second result stands', () => {
  const shooter = { print: { keywords: [{ keyword: 'shooting', x: 3 }] } } as const;
  const after = shot({ shooter, target: elusive, dice: 'bullseye axe bullseye  shield bullseye  axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 1 });
});

test('C-KW-DifficultTarget: magic has to aim twice, too', () => {
  const shooter = { print: { keywords: [{ keyword: 'magical-shot', x: 1 }] } } as const;
  const after = shot({ kind: 'magical shot', shooter, target: elusive, dice: 'bullseye  axe' }).end();
  expect(after.creature('target')).toMatchObject({ wounds: 0 });
});
