import { expect, test } from 'vitest';
import { idsIn } from './rule-ids.ts';

test.each([
  ['a number or a keyword', 'C-MEL-9: tired; see C-KW-LastWord.', ['C-MEL-9', 'C-KW-LastWord']],
  ['a run, its area told twice', 'C-STK-1 to C-STK-3', ['C-STK-1', 'C-STK-2', 'C-STK-3']],
  ['a run, its area told once', 'Durability (C-REL-9..11)', ['C-REL-9', 'C-REL-10', 'C-REL-11']],
  ['two rules that are no run', 'from C-MEL-1 to C-DMG-2', ['C-MEL-1', 'C-DMG-2']],
  ['rules of other books', 'K-JRN-1, W-MOV-1', []],
  ['no rule at all', 'AC-MEL-9, C-MEL', []],
])('cited rules are found: %s', (_what, text, ids) => {
  expect([...idsIn(text)]).toEqual(ids);
});
