import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './root.ts';

/**
 * Bundles a module of ours for Node and says where it lies. A stopwatch must run what players run: the loader that lets us
 * start TypeScript directly gives every function its name anew each time it is made, which costs more than the function.
 */
export async function bundled(file: string, name: string): Promise<string> {
  const outDir = join(ROOT, '.cache', 'bundles', name);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: file,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
  });
  return join(outDir, 'main.mjs');
}
