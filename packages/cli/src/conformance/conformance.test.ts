import { isFlawed } from '@signum/kernel';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConformance } from '../commands/conformance.ts';
import { conformanceOf, tallyOf } from './conformance.ts';
import { evidenceIn } from './evidence.ts';
import { readExemptions, type Exemption } from './exemptions.ts';
import { sectionsOf } from './rule-book.ts';

const BOOK = sectionsOf(`
## 12. Melee

- **C-MEL-1** One enemy in contact.
- **C-MEL-2** Strength is needed.
- **C-MEL-3** The target is not hidden.
- **C-MEL-4** Defenders come first.

## 20. Variants

- **C-TRI-1** Three players.
`);

const TESTS = [
  { path: 'packages/a/src/a.test.ts', text: `it('C-MEL-1: contact', f); it('C-MEL-1 and C-MEL-2', f); // C-MEL-3` },
  { path: 'packages/b/src/b.test.ts', text: `describe('C-MEL-1', () => { it('again', f); it('and again', f); });` },
];

function exemptions(table: object): Map<string, Exemption> {
  const read = readExemptions(JSON.stringify(table));
  if (isFlawed(read)) throw new Error(read.flaw.what);
  return read;
}

function judged(table: object, tests = TESTS, scenarios: { path: string; text: string }[] = []) {
  const { sections, stale } = conformanceOf(BOOK, evidenceIn(tests, scenarios), exemptions(table));
  const standings = Object.fromEntries(
    sections.flatMap(({ rules }) => rules.map(({ id, standing }) => [id, standing] as const)),
  );
  return { standings, stale, tally: tallyOf(sections) };
}

test('a rule is held by the titles that name it, and a gap without one; a comment holds nothing', () => {
  const { standings, tally } = judged({});
  expect(standings).toEqual({
    'C-MEL-1': {
      kind: 'held',
      by: {
        tests: [
          { file: 'packages/a/src/a.test.ts', titles: 2 },
          { file: 'packages/b/src/b.test.ts', titles: 2 },
        ],
        scenarios: [],
      },
    },
    'C-MEL-2': { kind: 'held', by: { tests: [{ file: 'packages/a/src/a.test.ts', titles: 1 }], scenarios: [] } },
    'C-MEL-3': { kind: 'gap', waitsFor: [] },
    'C-MEL-4': { kind: 'gap', waitsFor: [] },
  });
  expect(tally).toEqual({ rules: 4, held: 2, exempt: 0, gaps: 2 });
});

test('a run in a title holds all its rules', () => {
  const { tally } = judged({}, [{ path: 'a.test.ts', text: `it('C-MEL-1 to C-MEL-4: the declaration', f);` }]);
  expect(tally).toEqual({ rules: 4, held: 4, exempt: 0, gaps: 0 });
});

test('a scenario holds the rules it lists; what else it says, and a torn one, does no harm', () => {
  const { standings, tally } = judged(
    {},
    [],
    [
      { path: 'scenarios/classic/a.json', text: '{ "name": "A duel", "rules": ["C-MEL-3", 7], "note": "C-MEL-4" }' },
      { path: 'scenarios/classic/b.json', text: '{ "rules": ["C-MEL-4"' },
      { path: 'scenarios/classic/c.json', text: 'null' },
    ],
  );
  expect(standings['C-MEL-3']).toEqual({
    kind: 'held',
    by: { tests: [], scenarios: [{ file: 'scenarios/classic/a.json', name: 'A duel' }] },
  });
  expect(tally.held).toBe(1);
});

test('a word why is enough where nothing can be tested; whoever points to other rules waits for them', () => {
  const { standings, stale } = judged({
    'C-MEL-3': 'flavour',
    'C-MEL-4': { why: 'said twice', see: ['C-MEL-1 to C-MEL-2'] },
  });
  expect(standings['C-MEL-3']).toEqual({ kind: 'exempt', why: 'flavour', see: [] });
  expect(standings['C-MEL-4']).toEqual({ kind: 'exempt', why: 'said twice', see: ['C-MEL-1', 'C-MEL-2'] });
  expect(stale).toEqual([]);
  expect(judged({ 'C-MEL-4': { why: 'said twice', see: ['C-MEL-1', 'C-MEL-3'] } }).standings['C-MEL-4']).toEqual({
    kind: 'gap',
    waitsFor: ['C-MEL-3'],
  });
});

test.each([
  ['of a rule that is held', { 'C-MEL-1': 'flavour' }, 'C-MEL-1 is held by a test or a scenario'],
  ['of no rule of play for two', { 'C-TRI-1': 'flavour' }, 'C-TRI-1 needs no word why'],
  ['that points to an exemption', { 'C-MEL-3': 'x', 'C-MEL-4': { why: 'y', see: ['C-MEL-3'] } }, 'is exempt itself'],
  ['that points to no rule', { 'C-MEL-4': { why: 'y', see: ['C-TRI-1'] } }, 'is no rule there'],
])('an exemption is stale: %s', (_what, table, sentence) => {
  expect(judged(table).stale).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['no table', []],
  ['no reason', { 'C-MEL-3': '' }],
  ['rules without a reason', { 'C-MEL-3': { see: ['C-MEL-1'] } }],
  ['a reason in the long form that points nowhere', { 'C-MEL-3': { why: 'x', see: [] } }],
])('a table of exemptions that says too little is not read: %s', (_what, table) => {
  expect(readExemptions(JSON.stringify(table))).toHaveProperty('flaw');
});

test('every rule of this repository is held or has its reason, and no reason is stale', () => {
  const found = readConformance(fileURLToPath(new URL('../../../../', import.meta.url)));
  if (isFlawed(found)) throw new Error(`${found.flaw.where} ${found.flaw.what}`);
  const rules = found.sections.flatMap(section => section.rules);
  expect(rules.length).toBeGreaterThanOrEqual(657);
  expect(rules.filter(({ standing }) => standing.kind === 'gap').map(({ id }) => id)).toEqual([]);
  expect(found.stale).toEqual([]);
});
