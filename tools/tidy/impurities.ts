import { importsOf } from './imports.ts';
import { isTest, roomOf, sightings, type Source } from './source.ts';

/** Chance and calendar would make a run unrepeatable, in rules as in tests. */
const UNREPEATABLE =
  /\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\b(?!\s*\(\s*[^)\s])|(?<!\bnew\s+|[.\w$])Date\s*\(/g;

/** A date that was written down is always the same, but rules have no use for it. */
const WRITTEN_DATE = /\bnew\s+Date\s*\(\s*[^)\s]/g;

/** Whatever belongs to a machine: its clocks, its network, its page, its terminal. */
const OUTSIDE =
  /(?<![.\w$])(?:(?:performance|process|console|crypto|globalThis|window|document|navigator|localStorage)\s*(?:\.|\?\.|\[)|(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|fetch)\s*\()/g;

/** The type that switches the compiler off, where only a type can stand; a value of that name is merely unwise. */
const ANY =
  /:\s*any\b(?=\s*(?:[;,)\]}=>|&[]|$))|\b(?:as|extends)\s+any\b|<\s*any\b|,\s*any\s*>|\bany\s*\[\s*\]|[|&]\s*any\b(?=\s*[;,)>|&])|=>\s*any\b(?=\s*[;>|&])|\btype\s+\w+[^=;{}]*=\s*any\b/gm;

/** What pure rooms must not know. Tests there may look at the machine, but throw no dice of their own. */
export function impurities(sources: readonly Source[], pureRooms: readonly string[]): string[] {
  return sources
    .filter(({ path }) => pureRooms.includes(roomOf(path) ?? '') && path.includes('/src/'))
    .flatMap(file => [
      ...sightings(file, UNREPEATABLE, found => `uses ${found}: chance and time are handed in`),
      ...sightings(file, ANY, () => 'says any'),
      ...(isTest(file.path) ? [] : outside(file)),
    ]);
}

function outside(file: Source): string[] {
  return [
    ...sightings(file, WRITTEN_DATE, () => 'uses new Date: chance and time are handed in'),
    ...sightings(file, OUTSIDE, found => `uses ${found.replace(/\W+$/, '')}, which belongs outside`),
    ...importsOf(file)
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ specifier }) => `${file.path} imports ${specifier}, which belongs outside`),
  ];
}
