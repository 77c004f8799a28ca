import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { runProgram } from './program.ts';
import { ROOT } from './root.ts';

const WEB = join(ROOT, 'packages', 'web');
export const DIST: string = join(WEB, 'dist');
const CACHE = join(ROOT, '.cache'); // on the same disk as the client, so that a rename is enough
const STAMP = join(DIST, '.sources');

/** Texts outside of the rooms that the page shows: the rules, their examples and the lessons. */
const SHOWN = [join('docs', 'rules'), 'scenarios'];

/** Builds the web client if a source has changed since the last time; says whether it had to. */
export async function ensureWebBuilt(): Promise<'built' | 'fresh'> {
  const sources = hashOfSources();
  if (isBuiltFrom(sources)) return 'fresh';
  await build(sources);
  return 'built';
}

/** Builds beside the old client and swaps the folders at the end, so that nobody is ever served half a client. */
async function build(sources: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'web-'));
  try {
    const args = ['build', WEB, '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
    const { code, said } = await runProgram('vite', args, { env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Error(`The web client could not be built:\n${said.trim()}`);
    writeFileSync(join(fresh, '.sources'), sources);
    swapIn(fresh, sources);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function swapIn(fresh: string, sources: string): void {
  try {
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } catch (error) {
    // Another command may have built the same at the same moment; then its folder serves as well.
    if (!isBuiltFrom(sources)) throw error;
  }
}

function isBuiltFrom(sources: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

/** One hash over everything the page is made of. Contents, not dates: a fresh checkout has new dates for old files. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of webSources()) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files that the page is made of, as paths from the root with slashes. */
export function webSources(): string[] {
  const rooms = roomsOf('web').map(room => join('packages', room));
  return ['package-lock.json', ...[...rooms, ...SHOWN].flatMap(filesIn)]
    .map(path => path.split(sep).join('/'))
    .toSorted();
}

/** A room and all rooms that it is built on, by what their package.json says. */
function roomsOf(room: string, found: readonly string[] = []): readonly string[] {
  if (found.includes(room)) return found;
  const file = join(ROOT, 'packages', room, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  const below = Object.keys(dependencies).flatMap(name => /^@signum\/(.+)$/.exec(name)?.[1] ?? []);
  return below.reduce<readonly string[]>((rooms, next) => roomsOf(next, rooms), [...found, room]);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(dist|node_modules|testing)/.test(entry.name) ? [] : filesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
