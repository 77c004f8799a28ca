// @ts-check
// The way in: `node tools/run.mjs start` works on a fresh clone. Plain JavaScript, because it runs before
// anything is installed: it sees to Node and the packages, then hands over to tools/<name>.ts.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const COMMANDS = ['start', 'test', 'check', 'bench', 'soak', 'dev', 'screens', 'lock'];
const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json'); // npm's own note of what it put there
const STAMP = join(ROOT, 'node_modules', '.signum-lock');

/** Makes sure that Node is new enough and that the packages of package-lock.json are there; ends the process if not. */
export function ensureInstalled() {
  requireNode();
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  if (!isInstalledByHand()) install();
  writeFileSync(STAMP, lock);
}

function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = String(engines.node).replace(/[^\d.]/g, '');
  const [major = 0, minor = 0] = wanted.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  fail(
    `Signum needs Node ${wanted} or newer; this is ${process.versions.node}. Get a newer one at https://nodejs.org.`,
  );
}

/** Whoever has run `npm install` already need not wait for it a second time. */
function isInstalledByHand() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const present = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => path in present && present[path].version === entry.version);
}

function install() {
  const began = Date.now();
  console.log('Installing the packages of package-lock.json (needed once; about a minute) ...');
  // Without --include=dev, NODE_ENV=production would leave out the tools that build and test.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // npm tells its scripts where it lies itself; a direct call of this file has to find it.
  const npm = process.env['npm_execpath'];
  const { status, error } = npm?.endsWith('js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) fail(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org.`);
  if (status !== 0) {
    fail(
      'The packages could not be installed; what npm said stands above.\n' +
        'Is there a connection to the package registry, and room on the disk? Then run the same command again.',
    );
  }
  console.log(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string[]} args */
async function main([name, ...args]) {
  if (name === undefined || !COMMANDS.includes(name)) {
    fail(`${name ? `There is no command "${name}".` : 'Which command?'} There are: ${COMMANDS.join(', ')}.`);
  }
  ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  const script = join(ROOT, 'tools', `${name}.ts`);
  process.argv = [process.execPath, script, ...args];
  await import(pathToFileURL(script).href);
}

// The command line tool imports ensureInstalled from here; only a direct call runs a command.
if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  await main(process.argv.slice(2));
}
