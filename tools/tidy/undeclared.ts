import { importsOf, isRelative, packageOf } from './imports.ts';
import type { Manifest } from './manifest.ts';
import { isTest, roomOf, type Source } from './source.ts';

/**
 * Imports of packages that the room's package.json does not name.
 *
 * npm lays all packages of a workspace into one folder, so an undeclared import works until the day it does not.
 * Tests and configuration may also use the tools that the root declares; `tools/` itself has only those.
 */
export function undeclared(sources: readonly Source[], manifests: readonly Manifest[]): string[] {
  const root = manifests.find(({ path }) => path === 'package.json');
  return sources.flatMap(file => {
    const room = roomOf(file.path);
    const own = manifests.find(({ path }) => path === `packages/${room}/package.json`);
    const isShipped = file.path.startsWith(`packages/${room}/src/`) && !isTest(file.path);
    const declared = new Set([
      ...(own ? [own.name, ...named(own)] : []),
      ...(root && !isShipped ? [...named(root)] : []),
    ]);
    return importsOf(file)
      .filter(({ specifier, takes }) => takes !== 'file' && !isRelative(specifier) && !specifier.startsWith('node:'))
      .filter(({ specifier }) => !declared.has(packageOf(specifier)))
      .map(
        ({ specifier }) =>
          `${file.path} imports ${packageOf(specifier)}, which ${own?.path ?? 'package.json'} does not name`,
      );
  });
}

function named({ dependencies, devDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...devDependencies });
}
