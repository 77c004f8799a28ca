import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository. Its path is from the root, with slashes. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** Where the parts of conformance lie. */
export const SPECIFICATION = 'docs/rules/classic.md';
export const EXEMPTIONS = 'docs/rules/untested.json';
export const PAGE = 'docs/conformance.md';

/** The text of a file, or nothing where there is none. */
export function textAt(root: string, path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

/** The tests of all rooms. */
export function testFilesIn(root: string): RepositoryFile[] {
  return filesIn(root, 'packages', /^packages\/[^/]+\/src\/.*\.test\.ts$/);
}

export function scenarioFilesIn(root: string): RepositoryFile[] {
  return filesIn(root, 'scenarios/classic', /\.json$/);
}

function filesIn(root: string, folder: string, name: RegExp): RepositoryFile[] {
  return pathsBelow(root, folder)
    .filter(path => name.test(path))
    .toSorted() // whatever order the disk has
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const PASSED_BY = ['dist', 'node_modules'];

function pathsBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !PASSED_BY.includes(name))
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(root, path) : [path];
    });
}
