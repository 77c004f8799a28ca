import { sightings, type Source } from './source.ts';

const MARKED = /\b(?:test|it|describe|suite|bench)(?:\s*\.\s*\w+)*\s*\.\s*(?:skip|only|todo|skipIf|runIf|fails)\b/g;
const ASIDE = /(?<![.\w$])(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(|\b(?:context|ctx|task)\s*\.\s*skip\s*\(/g;
const OPTION = /\b(?:skip|only|todo|fails)\s*:\s*true\b/g;

/** Tests that are left out, run alone, promised or expected to fail: a suite is green only when all of it ran. */
export function unfinishedTests(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap(file => [MARKED, ASIDE, OPTION].flatMap(pattern => sightings(file, pattern, found => `has ${found}`)));
}
