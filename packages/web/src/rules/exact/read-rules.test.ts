import { keywords } from '@signum/classic';
import type { Term } from '@signum/text';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idsOfLinks, passagesOf, wordsOf } from '../reading/passage.ts';
import { loadRules } from './load-rules.ts';
import { readRules } from './read-rules.ts';
import { editionsOf, ruleOfTerm } from './term-rule.ts';

const rules = await loadRules('en');
const ruleWith = (id: string) => rules.find(rule => rule.id === id)!;
const editions = (term: Term) => editionsOf(term, ruleWith(ruleOfTerm(term)));
const textOf = (id: string): string => ruleWith(id).blocks.flatMap(passagesOf).map(wordsOf).join(' | ');

test('every numbered rule of the specification is read once', () => {
  for (const file of ['classic', 'kernel']) {
    const text = readFileSync(new URL(`../../../../../docs/rules/${file}.md`, import.meta.url), 'utf8');
    const told = [...text.matchAll(/^(?:- |\d+\. |\| )\*\*([CK]-[A-Z]+-\w+)\*\*/gm)].map(([, id]) => id!);
    expect(readRules(text, 'en').map(({ id }) => id)).toEqual(told);
  }
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test('a rule is told without the pages of rulebooks it comes from', () => {
  expect(textOf('C-MOV-2')).toBe('The path is any polyline; turns cost nothing beyond their length.');
  for (const { id } of rules) expect(textOf(id), id).not.toMatch(/\[\d{3}|\[pub|p\.\d/);
});

test('a rule knows its headings, its editions and the readings it rests on', () => {
  const rule = ruleWith('C-SET-3');
  expect(rule).toMatchObject({ section: '4. Setup', part: '' });
  const [passage] = rule.blocks.flatMap(passagesOf);
  expect(passage).toContainEqual({ kind: 'editions', editions: ['en-kitsune'] });
  expect(passage).toContainEqual({ kind: 'rule', text: 'A-19', id: 'C-AMB-19' });
});

test('what belongs to a rule comes with it: its steps, its table, its rows', () => {
  expect(ruleWith('C-TIM-3').blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
  expect(ruleWith('C-ACT-3').blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table']);
  expect(ruleWith('C-CMP-15').blocks).toMatchObject([{ kind: 'table', rows: { length: 2 } }]);
  expect(textOf('C-MAT-8')).toContain('starting Prosperity | 2 | 3 | 3 | 3');
});

test('every keyword has its entry in the glossary', () => {
  const terms = [...Object.keys(keywords), 'backstab', 'durability', 'impact', 'multiple-uses'] as Term[];
  expect(terms.filter(term => !rules.some(({ id }) => id === ruleOfTerm(term)))).toEqual([]);
});

test('the editions of a keyword are those of section 19.1', () => {
  expect(editions('agile')).toHaveLength(4);
  expect(editions('poison')).toEqual(['en-kitsune']);
  expect(editions('howl')).toEqual(['en-2022', 'en-kitsune']);
  expect(editions('surcharge')).toEqual(['ru-1', 'fr-1']);
});

test('a section that a rule names is one step away, in every language', async () => {
  for (const [code, text] of [
    ['en', 'section 16.6'],
    ['fr', 'section 16.6'],
    ['ru', 'раздел 16.6'],
  ] as const) {
    const control = (await loadRules(code)).find(({ id }) => id === 'C-KW-Control')!;
    expect(control.blocks.flatMap(passagesOf).flat(), code).toContainEqual({ kind: 'rule', text, id: 'C-CTL-1' });
  }
  const scale = ruleWith('C-QST-8').blocks.flatMap(passagesOf);
  expect(idsOfLinks(ruleWith('C-QST-8').blocks)).toEqual(['C-AMB-153']);
  expect(scale.map(wordsOf).join(' ')).toContain('The section 20-28 is one of its own');
});
