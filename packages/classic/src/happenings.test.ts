import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names of section 17.5 of the specification, with a small first letter, without those of the quests. */
function namesInTheRules(): string[] {
  const text = readFileSync(new URL('../../../docs/rules/classic.md', import.meta.url), 'utf8');
  const section = text.slice(text.indexOf('### 17.5'), text.indexOf('### 17.6'));
  const rows = section.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| area'));
  const names = rows
    .flatMap(row => [...row.matchAll(/`([A-Z]\w+)(?:\/(\w+))?/g)])
    .flatMap(([, name, other]) => {
      if (!other) return [name!];
      return [name!, name!.replace(/(Gained|Lost|Spent)$/, other)];
    });
  const quest = [
    'HonourChanged',
    'RageSectionReached',
    'QuestRevealed',
    'QuestCompleted',
    'QuestFailed',
    'OverlordCardDeclared',
  ];
  return names.filter(name => !quest.includes(name)).map(name => name.charAt(0).toLowerCase() + name.slice(1));
}

test('C-TIM-8: what can be set off is named once, in the rules and in the code alike', () => {
  const code = readFileSync(new URL('happenings.ts', import.meta.url), 'utf8');
  const body = code.slice(code.indexOf('export interface Happenings'), code.indexOf('/** Something that happened. */'));
  const ours = [
    'cardsSeen',
    'damageRedirected',
    'deedForbidden',
    'diceRolled',
    'drawDeclined',
    'drawOffered',
    'handRedrawn',
    'skipImposed',
  ];
  const names = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name).filter(name => !ours.includes(name!));
  expect(namesInTheRules().length).toBeGreaterThan(95);
  expect(new Set(names)).toEqual(new Set(namesInTheRules()));
  expect(new Set(names).size).toBe(names.length);
});
