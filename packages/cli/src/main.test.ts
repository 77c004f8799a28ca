import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerSession,
  beginSession,
  hashOfText,
  isRefused,
  writeJournal,
  type Game,
  type Session,
} from '@signum/kernel';
import { embers } from '@signum/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { spoken, type Spoken } from './testing/spoken.ts';

const signum = (...args: string[]): Promise<Spoken> => spoken(args);

/** A game that ends because somebody gave up. */
function finishedGame(): Session {
  const game = embers as unknown as Game;
  const begun = beginSession(game, { copies: 1 }, { host: hashOfText('cli'), nonces: ['a', 'b'] });
  if (isRefused(begun)) throw new Error('refused');
  const ended = answerSession(game, begun, { to: 0, seat: 1, answer: { kind: 'concede' } });
  if (isRefused(ended)) throw new Error('refused');
  return ended;
}

describe('replay verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signum-'));
  const [good, bad, torn, strange] = ['good', 'bad', 'torn', 'strange'].map(name => join(folder, `${name}.json`)) as [
    string,
    string,
    string,
    string,
  ];

  beforeAll(() => {
    const text = writeJournal(finishedGame().journal);
    writeFileSync(good, text);
    writeFileSync(bad, text.replace('"winners":[0]', '"winners":[1]'));
    writeFileSync(torn, text.slice(0, 100));
    writeFileSync(strange, text.replace('"game":"embers"', '"game":"toString"'));
  });

  test('a good file is proven', async () => {
    const { code, out } = await signum('replay', 'verify', good);
    expect(out).toContain('valid: embers, 1 answers, 2 events, pledge kept, won by seat 0 (concession)');
    expect(code).toBe(0);
  });

  test('a changed outcome is found', async () => {
    const { code, out } = await signum('replay', 'verify', bad, good);
    expect(out).toContain('NOT VALID: outcome is not how this game ends');
    expect(out).toContain('valid: embers');
    expect(code).toBe(1);
  });

  test('a torn file and a missing one are told with their place', async () => {
    const { code, out } = await signum('replay', 'verify', '--json', torn, join(folder, 'nowhere.json'));
    expect(JSON.parse(out)).toMatchObject([
      { valid: false, where: 'line 1, column 101' },
      { valid: false, where: 'file', what: expect.stringContaining('there is no file') as string },
    ]);
    expect(code).toBe(1);
  });

  test('a game by the name of something else in JavaScript is not known', async () => {
    const { code, out } = await signum('replay', 'verify', strange);
    expect([code, out]).toEqual([1, expect.stringContaining("NOT VALID: game 'toString' is not known here")]);
  });
});

test('a file that cannot be written is told in a sentence, before anything is played', async () => {
  const nowhere = join(mkdtempSync(join(tmpdir(), 'signum-')), 'nowhere', 'out.json');
  const sentence = `${nowhere} cannot be written (ENOENT).\n`;
  for (const args of [['play', '--auto'], ['fuzz', 'classic'], ['simulate'], ['simulate', '--html', nowhere]]) {
    expect(await signum(...args, '--out', nowhere)).toEqual({ code: 1, out: '', error: sentence });
  }
  expect((await signum('play', '--auto', '--out', tmpdir())).error).toContain('cannot be written (it is a folder).');
});

test('help lists every command', async () => {
  for (const args of [[], ['--help'], ['help']]) {
    const { code, out } = await signum(...args);
    expect(out).toMatch(
      /cards .*\n.*conformance .*\n.*fuzz .*\n.*play .*\n.*replay .*\n.*scenario .*\n.*show .*\n.*simulate .*\n.*version/,
    );
    expect(code).toBe(0);
  }
  expect((await signum('replay', '--help')).out).toContain('signum replay verify FILE');
});

test.each([
  [['reply'], "Did you mean 'replay'?"],
  [['xyzzy'], "There is no command 'xyzzy'."],
  [['replay'], 'What shall replay do?'],
  [['replay', 'verify'], 'Which replay file?'],
  [['version', '--jsn'], 'Flags of this command: --json'],
  [['version', 'two'], "'two' belongs to no flag."],
])('what is not understood is answered with what would be: %j', async (args, sentence) => {
  const { code, out, error } = await signum(...args);
  expect(error).toContain(sentence);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('the version is told, also to programs', async () => {
  expect((await signum('--version')).out).toMatch(/^Signum \d+\.\d+\.\d+ on Node v/);
  expect(JSON.parse((await signum('version', '--json')).out)).toMatchObject({ games: ['classic', 'embers'] });
});
