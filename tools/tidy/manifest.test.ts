import { expect, test } from 'vitest';
import { looseVersions, strangers } from './manifest.ts';

const ROOT = { path: 'package.json', name: 'signum' };

test.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '1.2', '>=1.2.3', 'file:../b'])(
  '%s is not one version',
  version => {
    expect(looseVersions([{ ...ROOT, devDependencies: { b: version } }])).toEqual([
      `package.json asks for b "${version}", not for one exact version`,
    ]);
  },
);

test.each(['1.2.3', '1.0.0-rc.1'])('%s is one version', version => {
  expect(looseVersions([{ ...ROOT, devDependencies: { b: version } }])).toEqual([]);
});

test('all kinds of dependencies are read', () => {
  const loose = { b: '^1.0.0' };
  expect(looseVersions([{ ...ROOT, dependencies: loose }])).toHaveLength(1);
  expect(looseVersions([{ ...ROOT, peerDependencies: loose }])).toHaveLength(1);
  expect(looseVersions([{ ...ROOT, optionalDependencies: loose }])).toHaveLength(1);
});

test('a package folder that the table does not know is a stranger, and so is one with another name', () => {
  expect(strangers([ROOT, { path: 'packages/kernel/package.json', name: '@signum/kernel' }], ['kernel'])).toEqual([]);
  expect(strangers([{ path: 'packages/utils/package.json', name: '@signum/utils' }], ['kernel'])).toEqual([
    'packages/utils is no room of tools/rooms.ts',
  ]);
  expect(strangers([{ path: 'packages/kernel/package.json', name: '@signum/core' }], ['kernel'])).toEqual([
    'packages/kernel/package.json is called @signum/core instead of @signum/kernel',
  ]);
});
