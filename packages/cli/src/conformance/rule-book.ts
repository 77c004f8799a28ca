/** A rule as the specification defines it. */
export interface Rule {
  readonly id: string;
  /** How it begins, short enough for a row of a table. */
  readonly words: string;
}

export interface Section {
  readonly number: number;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/**
 * The sections of a specification with the rules they define: an id in bold at the beginning of a line, of a list's item or of a
 * table's row. Everywhere else an id is a citation.
 */
export function sectionsOf(specification: string): Section[] {
  const [, ...sections] = specification.split(/^## (?=\d+\. )/m);
  return sections.map(text => {
    const [, number, title] = /^(\d+)\. (.*)/.exec(text)!;
    return { number: Number(number), title: title!, rules: [...text.matchAll(DEFINITION)].map(ruleOf) };
  });
}

const DEFINITION = /^(?:\|\s*|(?:[-*]|\d+\.)\s+)?\*\*(C-[A-Z]+-(?:\d+|[A-Z][A-Za-z]*))\*\*(.*)$/gm;

function ruleOf([line, id, rest]: RegExpExecArray): Rule {
  const words = line.startsWith('|') ? rowWords(rest!) : bare(rest!);
  return { id: id!, words: shortened(words) };
}

/** A row begins with what it is about; of the cells behind, only a limit's value is short enough to be told. */
function rowWords(cells: string): string {
  const [, about, ...values] = cells.split('|').map(cell => bare(cell));
  return values.filter(value => value !== '').length > 2 ? about! : `${about}: ${values[0]}`;
}

/** The sentence alone: without sources, marks of readings, emphasis, and the kind and foreign names of a keyword. */
function bare(text: string): string {
  return text
    .replace(/^ \([^()]*\)(?: \[[^\]]*\])?/, '')
    .replace(/\s*\[\d{3}[^\]]*\]|\s*\(A-\d+(?:, A-\d+)*\)/g, '')
    .replace(/\*+/g, '')
    .trim();
}

const LONGEST = 80;

/** Cut between words: half an id would be another rule. */
function shortened(words: string): string {
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST - 2)).replace(/[\s,;:(]+$/, '')} …`;
}
