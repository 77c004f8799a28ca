import { posix } from 'node:path';
import { importsOf, isRelative } from './imports.ts';
import { isCode, isTest, resolved, type Source } from './source.ts';

/** Folders that are collections wherever they appear: one file for each entry, one index that names them all. */
const COLLECTIONS = ['effects', 'keywords', 'procedures'];

/**
 * Registries that have forgotten an entry, or lost their order.
 *
 * A registry is an `index.ts` whose exported record or list consists of imports from its own folder. Alphabetical order
 * lets two people add two entries on one day without meeting on the same line.
 */
export function registryFaults(sources: readonly Source[]): string[] {
  const folders = new Map<string, Source[]>();
  for (const file of sources.filter(({ path }) => isCode(path) && !isTest(path))) {
    const folder = posix.dirname(file.path);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders].flatMap(([folder, files]) => {
    const index = files.find(({ path }) => path === `${folder}/index.ts`);
    const isCollection = COLLECTIONS.includes(posix.basename(folder)) && /^packages\/\w+\/src\//.test(folder);
    const listed = index && listedFiles(index);
    if (listed) return faultsOf(index, listed, files);
    return isCollection ? [`${folder} has no index.ts that lists its entries`] : [];
  });
}

function faultsOf(index: Source, listed: readonly string[], files: readonly Source[]): string[] {
  const imported = importsOf(index)
    .map(({ specifier }) => specifier)
    .filter(specifier => specifier.startsWith('./'))
    .map(specifier => resolved(index.path, specifier));
  return [
    ...files
      .filter(({ path }) => path !== index.path && !listed.includes(path))
      .map(({ path }) => `${path} is missing from the list in its index.ts`),
    ...(isAlphabetical(imported) ? [] : [`${index.path}: the imports are not alphabetical`]),
    ...(isAlphabetical(listed) ? [] : [`${index.path}: the list is not alphabetical`]),
  ];
}

/** The files behind the entries of the first exported record or list made of imports only; nothing if there is none. */
function listedFiles(index: Source): string[] | undefined {
  const homes = new Map<string, string>();
  for (const match of index.code.matchAll(/\bimport\s*\{([^{}]*)\}\s*from\s*(['"])/g)) {
    const start = match.index + match[0].length;
    const specifier = index.text.slice(start, index.text.indexOf(match[2]!, start));
    if (!isRelative(specifier)) continue;
    for (const name of namesIn(match[1]!)) homes.set(name, resolved(index.path, specifier));
  }
  for (const match of index.code.matchAll(/\bexport\s+const\s[^;]*?=\s*[{[]([^{}[\]]*)[}\]]/g)) {
    const entries = namesIn(match[1]!).map(name => homes.get(name));
    if (entries.length > 0 && entries.every(home => home?.startsWith(`${posix.dirname(index.path)}/`)))
      return entries as string[];
  }
  return undefined;
}

/** The local names in a list such as `damage, type Frame, a as b` or `agile, 'last-word': lastWord`. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(entry => entry.trim().replace(/^.*(?:\bas\s+|:\s*)/s, ''))
    .filter(entry => entry !== '' && !entry.startsWith('type '));
}

/** Compared as file names without their ending, so that `last-word` and `last` stand as in a folder listing. */
export function isAlphabetical(paths: readonly string[]): boolean {
  const keys = paths.map(path => path.replace(/\.\w+$/, ''));
  return keys.every((key, at) => at === 0 || keys[at - 1]! <= key);
}
