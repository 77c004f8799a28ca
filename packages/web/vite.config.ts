import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Packages that are part of the page, and whose licences ask to travel with them. */
const SHIPPED = ['@fontsource/philosopher', '@fontsource-variable/source-sans-3', 'react'];

/** Puts the licence of every shipped package beside the page, as licences/<last part of its name>.txt. */
function licences(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'signum-licences',
    generateBundle() {
      for (const name of SHIPPED) {
        const source = readFileSync(join(dirname(resolve(`${name}/package.json`)), 'LICENSE'), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name.split('/').at(-1)}.txt`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), licences()],
  // Everything is a file of its own: the page's rules allow no inlined fonts, and files can be cached.
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
