import { expect, test } from 'vitest';
import { pureConfigFaults } from './pure-config.ts';

test('the compiler and the table must name the same pure rooms', () => {
  expect(pureConfigFaults({ include: ['packages/hex/src', 'packages/kernel/src'] }, ['kernel', 'hex'])).toEqual([]);
  expect(pureConfigFaults({ include: ['packages/kernel/src', 'packages/web/src'] }, ['kernel', 'hex'])).toEqual([
    'tsconfig.pure.json leaves out packages/hex/src',
    'tsconfig.pure.json includes packages/web/src',
  ]);
});
