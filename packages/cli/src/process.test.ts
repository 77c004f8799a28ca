import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** `signum` as a process of its own, in a folder that knows nothing of it. */
const bin = fileURLToPath(new URL('../bin/signum.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'signum-process-'));

function begun(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], { cwd: folder });
}

/** All that it says until it ends, and how it ends. */
async function ended(program: ChildProcessWithoutNullStreams): Promise<{ code: number; out: string; error: string }> {
  const said = { out: '', error: '' };
  program.stdout.on('data', chunk => void (said.out += String(chunk)));
  program.stderr.on('data', chunk => void (said.error += String(chunk)));
  const [code] = (await once(program, 'close')) as [number];
  return { code, ...said };
}

test('the program runs as a process of its own', () => {
  expect(execFileSync(process.execPath, [bin, 'version'], { encoding: 'utf8' })).toContain('Signum');
});

test('its helpers are found from any folder', async () => {
  const order = ['--players', 'random', '--decks', 'vallor-starter', '--turns', '2', '--games', '2', '--workers', '2'];
  const { code, error } = await ended(begun('simulate', ...order, '--json'));
  expect([code, error]).toEqual([0, expect.stringMatching(/^2 of 2 games.*\n$/)]);
});

test('whoever stops reading hears no complaint', async () => {
  const program = begun('cards', 'schema');
  program.stdout.destroy();
  expect(await ended(program)).toEqual({ code: 0, out: '', error: '' });
});

test('Ctrl-C at a question leaves the game, and its replay is kept', async () => {
  const program = begun('play', '--seed', '5', '--out', 'left.json');
  program.stdin.write('table\n');
  let questions = 0;
  program.stdout.on('data', chunk => {
    questions += String(chunk).split('Player 1: ').length - 1;
    // a moment after the second question, as a player would: it is printed just before the keyboard is read again
    if (questions === 2) setTimeout(() => program.kill('SIGINT'), 1000);
  });
  const { code, out, error } = await ended(program);
  expect([code, error, out]).toEqual([0, '', expect.stringContaining('not finished, ')]);
  expect(JSON.parse(readFileSync(join(folder, 'left.json'), 'utf8'))).toMatchObject({ game: 'classic' });
});
