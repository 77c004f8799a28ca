import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = /new Worker\(\s*new URL\('(\.\/[^']+)', import\.meta\.url\)/g;

/**
 * Builds workers together with the page. By itself Vite bundles a worker apart, with a second copy of everything that it
 * shares with the page: here that is all rules and all cards, half of what a player would have to fetch.
 */
export function sharedWorker(): Plugin {
  /** Each has a name of its own: two chunks that are emitted under one name have the same address. */
  const workers = new Set<string>();
  return {
    name: 'signum-shared-worker',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replace(WORKER, (_, path: string) => {
        const name = basename(path, '.ts');
        workers.add(name);
        const reference = this.emitFile({ type: 'chunk', id: join(dirname(id), path), name });
        return `new Worker(import.meta.ROLLUP_FILE_URL_${reference}`;
      });
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      const page = chunks.find(({ name }) => name === 'libraries')?.fileName;
      for (const { fileName, imports } of chunks.filter(({ name }) => workers.has(name))) {
        // A worker draws nothing; what draws would fail in it, or at least be fetched for nothing.
        if (page && reaches(imports, page, bundle)) this.error(`${fileName} leads to ${page}, which is for pages`);
      }
    },
  };
}

function reaches(imports: readonly string[], goal: string, bundle: Rolldown.OutputBundle): boolean {
  const found = new Set(imports);
  for (const name of found) {
    const chunk = bundle[name];
    // A set that grows while it is walked through is walked through to its end.
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
  }
  return found.has(goal);
}
