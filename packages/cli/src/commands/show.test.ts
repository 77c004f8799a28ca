import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spoken, type Spoken } from '../testing/spoken.ts';

const folder = mkdtempSync(join(tmpdir(), 'signum-show-'));

const show = (...args: string[]): Promise<Spoken> => spoken(['show', ...args]);

function file(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const DUEL = {
  title: 'A duel',
  width: 300,
  bases: [
    { id: 'fox', team: 1, at: [60, 100], diameter: 32 },
    { id: 'adder', team: 2, at: [195, 100], diameter: 32 },
  ],
  reach: { of: 'fox', budget: 'M' },
  routes: [{ to: { enemy: 'adder' } }],
  sight: [{ from: 'fox', to: 'adder', range: 'M' }],
};

describe('show', () => {
  const duel = file('duel.json', DUEL);

  test('tells a position in words: the move stops 3 mm before the enemy (C-MOV-6)', async () => {
    const { code, out } = await show(duel);
    expect(out).toContain('fox: team 1, 32 mm at (60, 100); nearest adder 103.00 mm.');
    expect(out).toContain('can touch adder for 100.00 mm');
    expect(out).toContain('fox to adder within 100.00 mm: too far, shortest line 103.00 mm.');
    expect(code).toBe(0);
  });

  test('gives the same facts to programs', async () => {
    const { out } = await show(duel, '--json');
    expect(JSON.parse(out)).toMatchObject({
      title: 'A duel',
      bases: [{ id: 'fox', at: [60, 100], gaps: { adder: 103 } }, { id: 'adder' }],
      routes: [{ to: 'adder', legal: true, cost: 100, at: [163, 100], contacts: ['adder'] }],
      sights: [{ seen: false, why: 'too far', length: 103 }],
    });
  });

  test('draws it, also into a file', async () => {
    const path = join(folder, 'duel.svg');
    const printed = await show(duel, '--svg');
    const written = await show(duel, '--svg', '--out', path);
    expect(printed.out).toMatch(/^<svg [^>]*viewBox/);
    expect(written).toEqual({ code: 0, out: '', error: '' });
    expect(readFileSync(path, 'utf8')).toBe(printed.out);
  });

  test('names the file and the field that are wrong', async () => {
    const bad = file('bad.json', { ...DUEL, bases: [{ ...DUEL.bases[0], diameter: 33 }] });
    const { code, out, error } = await show(bad);
    expect(error).toBe(`${bad}: bases[0].diameter is not one of 32, 50, 60, 80\n`);
    expect([code, out]).toEqual([1, '']);
  });

  test('says when it cannot read or write', async () => {
    expect((await show(join(folder, 'nowhere.json'))).error).toContain('there is no file');
    expect((await show(duel, '--out', join(folder, 'no', 'such', 'place'))).error).toContain('cannot be written');
  });

  test.each([
    [[], 'Which position file?'],
    [['a.json', 'b.json'], 'show takes one position file at a time.'],
    [['a.json', '--svg', '--json'], 'Either --svg or --json, not both.'],
  ])('asks back when it is called wrongly: %j', async (args, sentence) => {
    const { code, error } = await show(...args);
    expect(error).toContain(sentence);
    expect(code).toBe(2);
  });
});
