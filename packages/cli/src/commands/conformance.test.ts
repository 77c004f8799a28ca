import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { conformanceIn } from './conformance.ts';

const FILES = {
  'docs/rules/classic.md': '## 12. Melee\n\n- **C-MEL-1** One [enemy] in contact.\n- **C-MEL-2** Strength | needed.\n',
  'docs/rules/untested.json': '{}',
  'packages/a/src/deep/a.test.ts': `it('C-MEL-1: contact', f);`,
};
const HELD = {
  ...FILES,
  'scenarios/classic/melee/duel.json': '{ "name": "A duel", "rules": ["C-MEL-2"] }',
};

/** A repository with these files, and the command that looks at it. */
function planted(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'signum-conformance-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const run = async (...args: string[]): Promise<{ code: number; out: string; error: string }> => {
    const said = { out: '', error: '' };
    const code = await conformanceIn(root).run(args, {
      out: text => void (said.out += `${text}\n`),
      error: text => void (said.error += `${text}\n`),
    });
    return { code, ...said };
  };
  return { run, page: () => readFileSync(join(root, 'docs/conformance.md'), 'utf8') };
}

test('tells how many rules are held, and which are not', async () => {
  const { code, out } = await planted(FILES).run();
  expect(out).toContain('2 rules: 1 held, 0 need no test of their own, 1 gap.\n');
  expect(out).toContain('  12. Melee (1)\n    C-MEL-2\n');
  expect(code).toBe(0);
});

test('the check fails on a gap, and on a page that is not up to date', async () => {
  const gap = await planted(FILES).run('--write', '--check');
  expect(gap.out).toContain('1 rule is held by nothing');
  expect(gap.code).toBe(1);
  const whole = planted(HELD);
  expect(await whole.run('--check')).toMatchObject({
    code: 1,
    out: expect.stringContaining('is not up to date') as string,
  });
  expect(await whole.run('--check', '--write')).toMatchObject({ code: 0 });
  expect(await whole.run('--check')).toMatchObject({ code: 0, error: '' });
});

test('the check fails on an exemption of a rule that is held', async () => {
  const { run } = planted({ ...HELD, 'docs/rules/untested.json': '{ "C-MEL-1": "flavour" }' });
  const { code, out } = await run('--write', '--check');
  expect(out).toContain('docs/rules/untested.json: C-MEL-1 is held by a test or a scenario: its exemption can go');
  expect(code).toBe(1);
});

test('the page has a row for each rule, with links to what holds it', async () => {
  const { run, page } = planted(HELD);
  await run('--write');
  expect(page()).toContain('| [12. Melee](#12-melee) | 2 | 2 | 0 | 0 |');
  expect(page()).toContain(
    '| C-MEL-1 | One \\[enemy\\] in contact. | [a.test.ts](../packages/a/src/deep/a.test.ts) (1) |\n',
  );
  expect(page()).toContain(
    '| C-MEL-2 | Strength \\| needed. | scenario [A duel](../scenarios/classic/melee/duel.json) |\n',
  );
});

test('the page says what is missing, and why nothing need be', async () => {
  const { run, page } = planted({ ...FILES, 'docs/rules/untested.json': '{ "C-MEL-2": "printed looks" }' });
  await run('--write');
  expect(page()).toContain('| C-MEL-2 | Strength \\| needed. | _printed looks_ |\n');
  const other = planted({ ...FILES, 'packages/a/src/deep/a.test.ts': '' });
  await other.run('--write');
  expect(other.page()).toContain('| C-MEL-1 | One \\[enemy\\] in contact. | **nothing yet** |\n');
});

test('programs get the same', async () => {
  const { out } = await planted(FILES).run('--json');
  expect(JSON.parse(out)).toMatchObject({
    rules: 2,
    gaps: 1,
    stale: [],
    sections: [{ number: 12, rules: [{ id: 'C-MEL-1', standing: { kind: 'held' } }, { standing: { kind: 'gap' } }] }],
  });
});

test('names the file that is missing or wrong', async () => {
  expect(await planted({}).run()).toMatchObject({ code: 1, error: 'docs/rules/classic.md is missing\n' });
  const { error } = await planted({ ...FILES, 'docs/rules/untested.json': '{ "C-MEL-1": 7 }' }).run();
  expect(error).toContain('docs/rules/untested.json: C-MEL-1 has neither a reason');
  await expect(planted(FILES).run('melee')).rejects.toThrow("'melee' belongs to no flag.");
});
