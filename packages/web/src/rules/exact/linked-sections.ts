import type { Block, Passage, Stretch } from '../reading/passage.ts';
import type { ExactRule } from './exact-rule.ts';

/** "section 11", "раздел 16.6"; but the scale of Honour has a section 20-28. */
const NAMED = /(?:section|раздел\p{L}*)\s(\d+(?:\.\d+)?)(?![\d-])/giu;

/** Where a rule names a section, the words lead there: to the first rule of that section. */
export function linkedSections(rules: readonly ExactRule[]): readonly ExactRule[] {
  const firsts = firstRules(rules);
  const linked = (passage: Passage): Passage => passage.flatMap(stretch => linkedStretches(stretch, firsts));
  return rules.map(rule => ({ ...rule, blocks: rule.blocks.map(block => withPassages(block, linked)) }));
}

/** By the number of a section or of a part of one: 10 and 10.2. */
function firstRules(rules: readonly ExactRule[]): ReadonlyMap<string, string> {
  const firsts = new Map<string, string>();
  for (const { id, section, part } of rules) {
    for (const heading of [section, part]) {
      const [number] = /^\d+(?:\.\d+)?/.exec(heading) ?? [];
      if (number !== undefined && !firsts.has(number)) firsts.set(number, id);
    }
  }
  return firsts;
}

function linkedStretches(stretch: Stretch, firsts: ReadonlyMap<string, string>): readonly Stretch[] {
  if (stretch.kind !== 'text') return [stretch];
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of stretch.text.matchAll(NAMED)) {
    const id = firsts.get(match[1]!);
    if (id === undefined) continue;
    stretches.push({ kind: 'text', text: stretch.text.slice(end, match.index) });
    stretches.push({ kind: 'rule', text: match[0], id });
    end = match.index + match[0].length;
  }
  stretches.push({ kind: 'text', text: stretch.text.slice(end) });
  return stretches.filter(piece => piece.kind !== 'text' || piece.text !== '');
}

function withPassages(block: Block, change: (passage: Passage) => Passage): Block {
  switch (block.kind) {
    case 'example':
    case 'heading':
      return block;
    case 'list':
      return { ...block, items: block.items.map(change) };
    case 'paragraph':
      return { ...block, passage: change(block.passage) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map(row => row.map(change)) };
  }
}
