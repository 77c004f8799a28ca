import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages that are part of the page, and whose licences ask to travel with them; by the name of the licence's file. */
const SHIPPED: Readonly<Record<string, string>> = {
  'idb-keyval': 'idb-keyval',
  'noble-hashes': '@noble/hashes',
  philosopher: '@fontsource/philosopher',
  react: 'react',
  'source-sans-3': '@fontsource-variable/source-sans-3',
  'use-gesture': '@use-gesture/react',
  valibot: 'valibot',
  zustand: 'zustand',
  zzfx: 'zzfx',
};

const SPELLINGS = ['LICENSE', 'LICENCE', 'LICENSE.md'];

/** Whose packages the page contains: its own, and those of the rooms that it uses. */
const ROOMS = ['../', '../../cards/', '../../kernel/'];

/** Puts the licence of every shipped package beside the page, as licences/<name>.txt. */
export function licences(): Plugin {
  return {
    name: 'signum-licences',
    generateBundle() {
      for (const [name, shipped] of Object.entries(SHIPPED)) {
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source: licenceOf(shipped) });
      }
    },
  };
}

function licenceOf(name: string): string {
  // Not every package lets its package.json be asked for, so it is looked for where Node would.
  const searched = ROOMS.flatMap(
    room => createRequire(new URL(`${room}package.json`, import.meta.url)).resolve.paths(name) ?? [],
  );
  const folders = searched.map(folder => join(folder, name));
  const files = folders.flatMap(folder => SPELLINGS.map(spelling => join(folder, spelling)));
  const file = files.find(path => existsSync(path));
  if (file === undefined) throw new Error(`${name} has no licence in ${dirname(files[0] ?? '.')}`);
  return readFileSync(file, 'utf8');
}
