/**
 * The house rules, read from the sources: who may import whom, what is pure, that nothing is dead or forgotten.
 *
 * Each check is a small function in tools/tidy/ with a test of planted faults beside it; here they look at the
 * real repository. A failure names the file and what is wrong with it.
 */
import { expect, test } from 'vitest';
import { missingFrom, type LockFile } from './lock-file.ts';
import { ROOMS } from './rooms.ts';
import { ROOT } from './root.ts';
import { unsteadyArithmetic } from './tidy/arithmetic.ts';
import { brokenLinks } from './tidy/broken-links.ts';
import { deadFiles } from './tidy/dead-files.ts';
import { disorderedExports } from './tidy/export-lists.ts';
import { house } from './tidy/house.ts';
import { impurities } from './tidy/impurities.ts';
import { longFiles } from './tidy/long-files.ts';
import { lockedHosts, machinePaths } from './tidy/machine-traces.ts';
import { looseVersions, strangers } from './tidy/manifest.ts';
import { pureConfigFaults } from './tidy/pure-config.ts';
import { registryFaults } from './tidy/registries.ts';
import { definedIds, unknownIds } from './tidy/rule-ids.ts';
import { isCode } from './tidy/source.ts';
import { tableFaults, trespasses } from './tidy/trespasses.ts';
import { undeclared } from './tidy/undeclared.ts';
import { unfinishedTests } from './tidy/unfinished-tests.ts';

const { sources, manifests, pureConfig, lock, exists } = house(ROOT);
const pureRooms = Object.entries(ROOMS).flatMap(([name, { pure }]) => (pure ? [name] : []));

test('the reader of sources never loses its way: in what it takes for code, every brace is closed', () => {
  const astray = sources
    .filter(({ path }) => isCode(path))
    .filter(({ text, code }) => code.length !== text.length || code.split('{').length !== code.split('}').length);
  expect(astray.map(({ path }) => path)).toEqual([]);
});

test('the table of rooms only ever points down', () => {
  expect(tableFaults(ROOMS)).toEqual([]);
});

test('every package is a room of the table', () => {
  expect(manifests.length).toBeGreaterThan(1);
  expect(strangers(manifests, Object.keys(ROOMS))).toEqual([]);
});

test('every room imports only the rooms it may know', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(trespasses(sources, ROOMS)).toEqual([]);
});

test('every import is declared in the package.json of its room', () => {
  expect(undeclared(sources, manifests)).toEqual([]);
});

test('pure rooms know no clock, no chance of their own, no disk, no network, no page, and no any', () => {
  expect(impurities(sources, pureRooms)).toEqual([]);
});

test('the compiler is told the same pure rooms as the table', () => {
  expect(pureConfigFaults(pureConfig, pureRooms)).toEqual([]);
});

test('geometry uses only arithmetic that gives the same bits everywhere', () => {
  expect(unsteadyArithmetic(sources)).toEqual([]);
});

test('registries are complete and alphabetical', () => {
  expect(registryFaults(sources)).toEqual([]);
});

test('lists of exports are alphabetical', () => {
  expect(disorderedExports(sources)).toEqual([]);
});

test('every rule that is cited exists', () => {
  const known = definedIds(sources.filter(({ path }) => /^docs\/rules\/[a-z]+\.md$/.test(path)));
  expect(known.size).toBeGreaterThan(1700);
  expect(unknownIds(sources, known)).toEqual([]);
});

test('no file is dead', () => {
  expect(deadFiles(sources, manifests)).toEqual([]);
});

test('no test is skipped, singled out or promised', () => {
  expect(unfinishedTests(sources)).toEqual([]);
});

test('no file is longer than one thought', () => {
  expect(longFiles(sources)).toEqual([]);
});

test('versions are exact and the lock file names no registry', () => {
  expect(looseVersions(manifests)).toEqual([]);
  expect(lockedHosts(lock)).toEqual([]);
});

test('the lock file is complete for every platform (npm run lock mends it)', () => {
  expect(Object.keys(missingFrom(JSON.parse(lock) as LockFile))).toEqual([]);
});

test('no file names a path of the machine it was written on', () => {
  expect(machinePaths(sources)).toEqual([]);
});

test('links between documents lead somewhere', () => {
  expect(brokenLinks(sources, exists)).toEqual([]);
});
