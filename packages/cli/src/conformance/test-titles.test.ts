import { expect, test } from 'vitest';
import { testTitlesIn } from './test-titles.ts';

test.each<[string, string, string[][]]>([
  ['a test', `it('tired', () => {});`, [['tired']]],
  [
    'other quotes',
    'test("the hero\'s", f); test(`a ${x ? `b${y}` : "}"} c`, f);',
    [["the hero's"], ['a ${x ? `b${y}` : "}"} c']],
  ],
  ['a title in parts', `it('one ' +\n  'two', f);`, [['one two']]],
  ['manners', `it.concurrent('a', f); test.skipIf(x > 1)('b', f);`, [['a'], ['b']]],
  [
    'groups',
    `describe('in', () => { it('a', f); describe('deep', () => it('b', f)); }); it('c', f);`,
    [['in', 'a'], ['in', 'deep', 'b'], ['c']],
  ],
  ['a group without tests', `describe('alone', () => {});`, []],
  [
    'a test that is left out or promised',
    `it.skip('a', f); test.todo('b'); describe.skip('c', () => { it('d', f); });`,
    [],
  ],
  ['a title that is made elsewhere', `describe('in', () => { it(name, f); });`, [['in', '']]],
])('titles are found: %s', (_what, program, titles) => {
  expect(testTitlesIn(program)).toEqual(titles);
});

test.each<[string, string, string[][]]>([
  ['the first values of each row', `it.each([['a', 1, 'x'], ['b', 2, 'y']])('%s', f);`, [['%s', 'a', 'b']]],
  ['as many as the title has places', `it.each([[1, 'a', 'x']])('%i: %s', f);`, [['%i: %s', 'a']]],
  ['single values', `test.for(['a', 'b'])('has %s', f);`, [['has %s', 'a', 'b']]],
  ['fields by their name', `it.each([{ id: 'a', why: 'x' }, { why: 'y', id: 'b' }])('$id', f);`, [['$id', 'a', 'b']]],
  ['a table that has a name', `const CASES: Case[] = [['a', 'x']];\nit.each(CASES)('%s', f);`, [['%s', 'a']]],
  ['a table with a type', `it.each<[string, A<B>, () => void]>([['a', b, c]])('%s', f);`, [['%s', 'a']]],
  ['nothing, where the table is a template', 'it.each`a | b\n${1} | ${2}`("$a", f);', [['$a']]],
  ['nothing, where the title asks for nothing', `it.each([['a'], ['b']])('plain', f);`, [['plain']]],
  ['nothing of what stands deeper', `it.each([[['a'], 'b'], [g('c'), 'd']])('%j', f);`, [['%j']]],
])('a table tells in the title: %s', (_what, program, titles) => {
  expect(testTitlesIn(program)).toEqual(titles);
});

test('what is not a test is no title: comments, texts, patterns, methods, imports', () => {
  const program = `
    import { describe, it, test } from 'vitest';
    // it('in a comment', f);
    /* test('in another', f); */
    const text = "it('in a text', f)" + \`test('in a template \${it} ', f)\`;
    const isOne = /it\\('in a [/'] pattern', f\\)/.test('not a title') && half / 2 > test.length / it;
    audit('in another word', f);
    it('here', f);`;
  expect(testTitlesIn(program)).toEqual([['here']]);
});
