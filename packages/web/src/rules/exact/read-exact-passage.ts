import type { EditionId } from '@signum/classic';
import type { Passage, Stretch } from '../reading/passage.ts';

const EDITIONS: Readonly<Record<string, EditionId>> = { R: 'ru-1', F: 'fr-1', 22: 'en-2022', K: 'en-kitsune' };

/** The rulebooks go by numbers; each is an edition. */
const SOURCES: Readonly<Record<string, EditionId>> = {
  '000': 'en-kitsune',
  '001': 'fr-1',
  '002': 'ru-1',
  '004': 'en-2022',
};

/** What the glossary shortens. */
const WHOLE: Readonly<Record<string, string>> = { 'Int.': 'With others:', 'Ed.': 'Editions:' };

/** Editions in braces, rulebooks, numbers of rules, numbers of readings, code and emphasis. */
const MARK =
  /\{([RFK2,]+)\}|\b(00[0124])\b|\bA-(\d+)\b|\b([CK]-[A-Z]+-(?:\d+(?!\d)|[A-Z]\w+))|`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** Reads a line of the specification, without its references to pages of rulebooks. */
export function readExactPassage(line: string): Passage {
  const text = withoutSources(line);
  const stretches: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, tags, source, reading, id, code, strong, em] = match;
    push(stretches, text.slice(end, match.index));
    if (tags !== undefined) stretches.push({ kind: 'editions', editions: tags.split(',').map(tag => EDITIONS[tag]!) });
    else if (source !== undefined) stretches.push({ kind: 'editions', editions: [SOURCES[source]!] });
    else if (reading !== undefined) stretches.push({ kind: 'rule', text: `A-${reading}`, id: `C-AMB-${reading}` });
    else if (id !== undefined) stretches.push({ kind: 'rule', text: id, id });
    else if (code !== undefined) stretches.push({ kind: 'code', text: code });
    else if (strong !== undefined) stretches.push({ kind: 'strong', text: strong });
    else stretches.push({ kind: 'em', text: WHOLE[em!] ?? em! });
    end = match.index + whole.length;
  }
  push(stretches, text.slice(end));
  return stretches;
}

/** "[000 p.33]", "(src 000 p.37)": where a rule was found matters to whoever writes the specification. */
function withoutSources(line: string): string {
  return line
    .replaceAll(/\s*\[(?:\d{3}|pub)\b[^\]]*\]/g, '')
    .replaceAll(/\((?:src|der)\b([^)]*)\)\s*/g, '')
    .trim();
}

function push(stretches: Stretch[], text: string): void {
  if (text !== '') stretches.push({ kind: 'text', text });
}
