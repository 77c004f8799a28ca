import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('service-worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));

/** Fonts for scripts in which nothing here is written, and old formats of those we use: never asked for. */
const NEVER_ASKED = /-(?:vietnamese|greek|greek-ext|cyrillic-ext)-|\.woff$|\.map$/;

/** Emits sw.js: the service worker with the list of the files of this very build. */
export function offline(): Plugin {
  return {
    name: 'signum-offline',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = Object.entries(bundle).map(([path, file]) => ({
        path,
        hash: hashOf(file.type === 'chunk' ? file.code : file.source),
      }));
      const copied = readdirSync(PUBLIC).map(path => ({ path, hash: hashOf(readFileSync(`${PUBLIC}/${path}`)) }));
      const files = [...built, ...copied]
        .filter(({ path }) => path !== 'index.html' && !NEVER_ASKED.test(path) && !path.startsWith('licences/'))
        .toSorted((one, other) => (one.path < other.path ? -1 : 1));
      const list = `const VERSION = '${hashOf(JSON.stringify(files))}';\nconst FILES = ${JSON.stringify(files.map(({ path }) => `/${path}`))};\n`;
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: list + code.replace(/^export const/m, 'const') });
    },
  };
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
