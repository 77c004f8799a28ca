import { expect, test } from 'vitest';
import { lockedHosts, machinePaths } from './machine-traces.ts';
import { source } from './source.ts';

/** A path in pieces, so that this file names no such place itself. */
const path = (...parts: string[]): string => `/${parts.join('/')}`;
const faults = (text: string): string[] => machinePaths([source('packages/a/src/a.ts', text)]);

test.each([
  path('home', 'ann', 'signum'),
  path('Users', 'ann'),
  path('root', '.npm'),
  path('tmp', 'shots'),
  ['C:', 'Users', 'ann'].join('\\'),
])('%s is somebody’s own place', place => {
  expect(faults(`\nconst a = '${place}';`)).toEqual([expect.stringMatching(/^packages\/a\/src\/a\.ts:2 names /)]);
});

test('addresses, install places and paths of the repository are nobody’s', () => {
  const text =
    'https://example.org/home/page ../tmp/x packages/work/a /usr/bin/chromium /Applications/X.app /src/main.tsx';
  expect(faults(text)).toEqual([]);
});

test('a lock file that names a registry is bound to it', () => {
  expect(lockedHosts('{ "resolved": "https://registry.example/a.tgz" }')).toEqual([
    'package-lock.json names https://registry.example/a.tgz',
  ]);
  expect(lockedHosts('{ "resolved": "packages/kernel", "link": true }')).toEqual([]);
});
