import type { LanguageCode } from '@signum/text';
import type { Block } from '../reading/passage.ts';
import { cellsOf, isRule } from '../reading/table-rows.ts';
import type { ExactRule } from './exact-rule.ts';
import { readExactPassage } from './read-exact-passage.ts';

interface Growing extends ExactRule {
  readonly blocks: Block[];
}

const RULE = /^(?:- |\d+\. )\*\*([CK]-[A-Z]+-\w+)\*\* ?(.*)$/;
const ROW = /^\| \*\*([CK]-[A-Z]+-\w+)\*\* \|/;

/**
 * Reads the specification, or sections of it in another language: every numbered rule, whether it stands in a list or
 * in a table, with what belongs to it.
 */
export function readRules(text: string, language: LanguageCode): readonly ExactRule[] {
  const rules: Growing[] = [];
  let section = '';
  let part = '';
  /** The rule that a following list or table belongs to. */
  let last: Growing | null = null;
  let table: string[] = [];
  const begin = (id: string, blocks: Block[]): Growing => {
    const rule = { id, blocks, section, part, language };
    rules.push(rule);
    return rule;
  };

  for (const line of [...text.split('\n'), '']) {
    if (line.startsWith('|')) {
      table.push(line);
      continue;
    }
    if (table.length > 0) {
      last = tabled(table, last, begin);
      table = [];
    }
    const [, id, words = ''] = RULE.exec(line) ?? [];
    if (line.startsWith('## ')) [section, part, last] = [headingOf(line), '', null];
    else if (line.startsWith('### ')) [part, last] = [headingOf(line), null];
    else if (id !== undefined) last = begin(id, paragraphsOf(words));
    else if (last && /^ {2}\d+\. /.test(line)) addItem(last, line.replace(/^ {2}\d+\. /, ''));
  }
  return rules;
}

/** The rules below a heading name their editions themselves. */
function headingOf(line: string): string {
  return line.replace(/^#+ /, '').replace(/ \{[RFK2,]+\}$/, '');
}

/** What the glossary says of other keywords and of editions stands by itself. */
function paragraphsOf(words: string): Block[] {
  return words
    .split(/ (?=\*[^*]+[.:]\*)/)
    .map(text => ({ kind: 'paragraph', passage: readExactPassage(text) }) as const);
}

/** A step of a rule that is told in steps. */
function addItem({ blocks }: Growing, text: string): void {
  const before = blocks.at(-1);
  const items = [...(before?.kind === 'list' ? before.items : []), readExactPassage(text)];
  if (before?.kind === 'list') blocks.pop();
  blocks.push({ kind: 'list', isOrdered: true, items });
}

/** A table whose rows are rules makes one of each; any other belongs to the rule above it. */
function tabled(
  [first, ...lines]: readonly string[],
  last: Growing | null,
  begin: (id: string, blocks: Block[]) => Growing,
): Growing | null {
  const head = cellsOf(first!);
  const rows = lines.filter(line => !isRule(line));
  if (!rows.some(row => ROW.test(row))) {
    last?.blocks.push(tableOf(head, rows.map(cellsOf)));
    return last;
  }
  let id = '';
  let told: string[][] = [];
  const close = (): void => {
    if (id !== '') begin(id, [tableOf(head.slice(1), told)]);
  };
  for (const row of rows) {
    const [, next] = ROW.exec(row) ?? [];
    if (next !== undefined) {
      close();
      [id, told] = [next, []];
    }
    told.push(cellsOf(row).slice(1));
  }
  close();
  return null;
}

/** Sources are left out, as in the texts. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  const kept = head.flatMap((name, index) => (name === 'source' ? [] : [index]));
  const read = (cells: readonly string[]) => kept.map(index => readExactPassage(cells[index] ?? ''));
  return { kind: 'table', head: read(head), rows: rows.map(read) };
}
