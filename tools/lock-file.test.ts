import { expect, test } from 'vitest';
import { completed, missingFrom, type LockFile } from './lock-file.ts';

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/lint': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@lint/darwin-arm64': '1.2.3',
        '@lint/linux-x64-gnu': '1.2.3',
        '@lint/linux-x64-musl': '1.2.3',
      },
    },
    'node_modules/@lint/linux-x64-gnu': { version: '1.2.3', optional: true },
  },
};

test('builds for other platforms that the lock forgot are found, with what their names tell', () => {
  expect(missingFrom(lock)).toEqual({
    'node_modules/@lint/darwin-arm64': { version: '1.2.3', cpu: ['arm64'], os: ['darwin'], dev: true, optional: true },
    'node_modules/@lint/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    },
  });
});

test('a completed lock lacks nothing and keeps what it had', () => {
  const whole = completed(lock);
  expect(missingFrom(whole)).toEqual({});
  expect(whole.packages).toMatchObject(lock.packages);
  expect(completed(whole)).toEqual(whole);
});
