import { posix } from 'node:path';
import { importsOf, isRelative } from './imports.ts';
import type { Manifest } from './manifest.ts';
import { isCode, isTest, resolved, type Source } from './source.ts';

/**
 * Files that nothing leads to.
 *
 * A walk starts at the entries (what a package exports or runs, pages, configuration, commands, benchmarks) and
 * follows imports. Tests are entries too, but they keep alive only what is written for tests and tools: a file of
 * a room that is used by its own test alone is dead with a guard at its side.
 */
export function deadFiles(sources: readonly Source[], manifests: readonly Manifest[]): string[] {
  const byPath = new Map(sources.map(file => [file.path, file]));
  const entries = entriesOf(sources, manifests);
  const used = reachable(entries, byPath);
  const usedByTests = reachable(sources.map(({ path }) => path).filter(isTestFile), byPath);
  return sources
    .map(({ path }) => path)
    .filter(path => /^(?:packages\/[^/]+\/src|tools)\//.test(path) && (isCode(path) || path.endsWith('.css')))
    .filter(path => !used.has(path) && !isTestFile(path) && !path.endsWith('.d.ts')) // the compiler finds these by itself
    .flatMap(path => {
      if (!usedByTests.has(path)) return [`${path} is used by nothing`];
      return isTest(path) || path.startsWith('tools/') ? [] : [`${path} is used by tests alone`];
    });
}

const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);

function entriesOf(sources: readonly Source[], manifests: readonly Manifest[]): string[] {
  const declared = manifests.flatMap(({ path, exports, bin, scripts }) => [
    ...Object.values({ ...exports, ...bin }).map(target => posix.join(posix.dirname(path), target)),
    ...Object.values(scripts ?? {}).flatMap(commandFiles),
  ]);
  const pages = sources
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:src|href)="\/?([^"]+)"/g)].map(([, target]) => posix.join(posix.dirname(path), target!)),
    );
  const conventional = sources
    .map(({ path }) => path)
    .filter(path => /\.config\.ts$|\.bench\.ts$|\/src\/main\.tsx?$|^packages\/bench\/src\/soak\.ts$/.test(path));
  return [...declared, ...pages, ...conventional];
}

/** `node tools/run.mjs start` runs tools/run.mjs, which runs tools/start.ts. */
function commandFiles(script: string): string[] {
  const [, launcher, name] = /\bnode (tools\/[\w-]+\.mjs)(?: ([\w-]+))?/.exec(script) ?? [];
  return [...(launcher ? [launcher] : []), ...(name ? [`tools/${name}.ts`] : [])];
}

function reachable(entries: readonly string[], byPath: ReadonlyMap<string, Source>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (file === undefined || seen.has(path)) continue;
    seen.add(path);
    const neighbours = importsOf(file).filter(({ specifier }) => isRelative(specifier));
    waiting.push(...neighbours.map(({ specifier }) => resolved(path, specifier)));
  }
  return seen;
}
