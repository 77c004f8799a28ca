import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { source, type Source } from './source.ts';

/** The repository as it lies on the disk, read once for all checks. */
export interface House {
  /** Code, styles, pages and documents; nothing installed, built or locked. */
  readonly sources: readonly Source[];
  readonly manifests: readonly Manifest[];
  readonly pureConfig: { readonly include: readonly string[] };
  readonly lock: string;
  readonly exists: (path: string) => boolean;
}

const READ = /\.(?:m?ts|tsx|mjs|js|css|html|md|json|svg|ya?ml)$|^\.ci\/|(?:^|\/)(?:LICENSE|\.\w+rc)$/;
const PASSED_BY = ['.cache', '.git', 'dist', 'node_modules'];

export function house(root: string): House {
  const paths = walk(root, '');
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    sources: paths
      .filter(path => READ.test(path) && path !== 'package-lock.json')
      .map(path => source(path, read(path))),
    manifests: paths
      .filter(path => /^(?:packages\/[^/]+\/)?package\.json$/.test(path))
      .map(path => ({ ...(JSON.parse(read(path)) as Omit<Manifest, 'path'>), path })),
    pureConfig: JSON.parse(read('tsconfig.pure.json')) as House['pureConfig'],
    lock: read('package-lock.json'),
    exists: path => existsSync(join(root, path)),
  };
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !PASSED_BY.includes(name))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return walk(root, path);
      return entry.isFile() ? [path] : [];
    });
}
