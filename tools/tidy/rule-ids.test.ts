import { expect, test } from 'vitest';
import { definedIds, unknownIds } from './rule-ids.ts';
import { source } from './source.ts';

/** Written in two parts, so that the made-up rules of this test are not citations themselves. */
const id = (area: string, rule: string | number): string => `${area}-${rule}`;

const known = definedIds([
  source(
    'docs/rules/classic.md',
    [
      `- **${id('C-AAA', 1)}** A rule. See ${id('C-AAA', 9)} and **${id('C-AAA', 8)}**.`,
      `- **${id('C-AAA', 2)} Creature**: a rule with a title.`,
      `3. **${id('C-AAA', 3)}** A step.`,
      `| **${id('C-BBB', 1)}** | a row |`,
      `| ${id('W-BBB', 2)} | a plain row, citing ${id('C-AAA', 7)} |`,
      `- **${id('W-CCC', '9a')}** An example.`,
      `- **${id('C-KW', 'LastWord')}** (triggered) A keyword.`,
    ].join('\n'),
  ),
]);

test('rules are defined in bold or in the first cell of a row, at the beginning of a line', () => {
  expect([...known].toSorted()).toEqual([
    id('C-AAA', 1),
    id('C-AAA', 2),
    id('C-AAA', 3),
    id('C-BBB', 1),
    id('C-KW', 'LastWord'),
    id('W-BBB', 2),
    id('W-CCC', '9a'),
  ]);
});

const faults = (text: string): string[] => unknownIds([source('packages/a/src/a.ts', text)], known);

test('a citation of a rule passes wherever it stands', () => {
  expect(faults(`// (${id('C-AAA', 1)}, ${id('W-CCC', '9a')})\nconst rule = '${id('C-KW', 'LastWord')}';`)).toEqual([]);
});

test('a citation of no rule is found in comments and in strings', () => {
  expect(faults(`\n// ${id('C-AAA', 4)}`)).toEqual([`packages/a/src/a.ts:2 cites ${id('C-AAA', 4)}, which is no rule`]);
  expect(faults(`const rule = '${id('C-KW', 'Lastword')}';`)).toHaveLength(1);
  expect(faults(`// ${id('C-AAA', '1b')}`)).toHaveLength(1);
  expect(faults(`// ${id('W-AAA', 1)}`)).toHaveLength(1);
});

test('a run of rules must end at a rule, and must go up', () => {
  expect(faults(`// ${id('C-AAA', 1)} to ${id('C-AAA', 3)}, ${id('C-AAA', 1)} to 3, ${id('C-AAA', 1)}..3`)).toEqual([]);
  expect(faults(`// ${id('C-AAA', 1)} to 5`)).toHaveLength(1);
  expect(faults(`// ${id('C-AAA', 3)} to ${id('C-AAA', 1)}`)).toHaveLength(1);
});

test('a pattern that stands for any rule is no citation', () => {
  expect(faults('// C-AMB-n, C-XXX-n, CC-BY-3')).toEqual([]);
});
