import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.ts';

/**
 * Stands in for npm: notes that it was called and puts down the one package that run.mjs itself needs,
 * which ends the process at the point where the command would begin.
 */
const FAKE_NPM = `
import { mkdirSync, writeFileSync } from 'node:fs';
console.log('npm ' + process.argv.slice(2).join(' '));
if (process.env.NPM_FAILS === process.argv[2]) {
  console.error(process.env.NPM_SAYS);
  process.exit(1);
}
mkdirSync('node_modules/tsx', { recursive: true });
writeFileSync('node_modules/tsx/package.json', '{"type":"module","exports":{"./esm/api":"./api.js"}}');
writeFileSync('node_modules/tsx/api.js', 'export function register() { console.log("handed over"); process.exit(0); }');
`;

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'signum-clone-'));
  put('package.json', '{"engines":{"node":">=20.19"}}');
  put('package-lock.json', '{"packages":{"":{},"node_modules/tsx":{"version":"4.0.0"}}}');
  put('npm.mjs', FAKE_NPM);
  cpSync(join(ROOT, 'tools/run.mjs'), join(clone, 'tools/run.mjs'));
});

afterEach(() => rmSync(clone, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
}

interface Said {
  code: number | null;
  said: string;
}

function run(args: string[], env: Record<string, string> = {}): Said {
  const ended = spawnSync(process.execPath, [join(clone, 'tools/run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(clone, 'npm.mjs'), ...env },
  });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

test('a fresh clone is installed from its lock file, tools included, and then the command begins', () => {
  const { code, said } = run(['check']);
  expect(said).toMatch(/npm ci --include=dev.*handed over/s);
  expect(code).toBe(0);
});

test('the second time nothing is installed', () => {
  run(['check']);
  const again = run(['check']);
  expect(again.said).toContain('handed over');
  expect(again.said).not.toContain('npm ci');
});

test('a changed lock file is installed anew', () => {
  run(['check']);
  put('package-lock.json', '{"packages":{"":{},"node_modules/tsx":{"version":"4.0.1"}}}');
  expect(run(['check']).said).toContain('npm ci');
});

test('what npm install has put there by hand is good enough, if it is the same', () => {
  run(['check']);
  rmSync(join(clone, 'node_modules/.signum-lock'));
  put('node_modules/.package-lock.json', '{"packages":{"node_modules/tsx":{"version":"4.0.0"}}}');
  expect(run(['check']).said).not.toContain('npm ci');
  rmSync(join(clone, 'node_modules/.signum-lock'));
  put('node_modules/.package-lock.json', '{"packages":{"node_modules/tsx":{"version":"3.9.0"}}}');
  expect(run(['check']).said).toContain('npm ci');
});

test('a failed installation says what to do, and is tried again the next time', () => {
  const failed = run(['check'], { NPM_FAILS: 'ci', NPM_SAYS: 'ENOTFOUND registry' });
  expect(failed.code).toBe(1);
  expect(failed.said).toContain('ENOTFOUND registry');
  expect(failed.said).toContain('run the same command again');
  expect(run(['check']).said).toContain('npm ci');
});

test('a Node that is too old is told which one is needed', () => {
  put('package.json', '{"engines":{"node":">=99.1"}}');
  const refused = run(['check']);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('Signum needs Node 99.1 or newer');
});

test('an unknown command is answered with the known ones', () => {
  const refused = run(['dance']);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('There is no command "dance". There are: start, test, check');
});
