import type { Passage, Stretch } from '../reading/passage.ts';

const ID = String.raw`[CK]-[A-Z]+-\w+`;
/** Links, numbers of rules, and emphasis; whatever is between is plain text. */
const MARK = new RegExp(String.raw`\[([^\]]+)\]\(([^)\s]+)\)|\[(${ID}(?:, ${ID})*)\]|\*\*([^*]+)\*\*|\*([^*]+)\*`, 'g');

/** Reads a line of the guide. A link that leads nowhere we know is a mistake of ours, and is told loudly. */
export function readPassage(line: string): Passage {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, text, target, ids, strong, em] = match;
    const before = line.slice(end, match.index);
    // numbers of rules hang on their sentence: no line may end between the two
    push(stretches, ids === undefined ? before : before.replace(/ $/, ''));
    if (target !== undefined) stretches.push(linkTo(target, text!));
    else if (ids !== undefined) stretches.push({ kind: 'ids', ids: ids.split(', ') });
    else if (strong !== undefined) stretches.push({ kind: 'strong', text: strong });
    else stretches.push({ kind: 'em', text: em! });
    end = match.index + whole.length;
  }
  push(stretches, line.slice(end));
  return stretches;
}

function push(stretches: Stretch[], text: string): void {
  if (text !== '') stretches.push({ kind: 'text', text });
}

function linkTo(target: string, text: string): Stretch {
  const [path, at] = target.split('#') as [string, string?];
  const [, slug] = /^\d+-([a-z-]+)\.md$/.exec(path) ?? [];
  if (slug !== undefined) return { kind: 'topic', text, slug, at: at ?? null };
  if (path === '../../../keywords.md' && at !== undefined) return { kind: 'keyword', text, term: at };
  if (path === '../../classic.md' && at !== undefined) return { kind: 'rule', text, id: at };
  throw new Error(`the guide links to ${target}, which is no place of it`);
}
