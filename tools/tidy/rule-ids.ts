import { lineAt, type Source } from './source.ts';

/** A game (or the kernel), an area, then a number (with a letter, at times) or a keyword: C-MOV-6, W-EX-9a, C-KW-Berserk. */
const ID = /\b[CWK]-[A-Z]+-(?:\d+[a-z]?|[A-Z][A-Za-z]*)\b/g;

/** A rule begins a line, in bold or as the first cell of a row; everywhere else an id is a citation. */
const DEFINITION = /^\s*(?:(?:[-*]|\d+\.)\s+|\|\s*)?(?:\*\*|(?<=\|\s*))([CWK]-[A-Z]+-(?:\d+[a-z]?|[A-Z][A-Za-z]*))\b/gm;

/** A run of rules: from the first number to the last, the area once or twice. */
const RANGE = /\b([CWK]-[A-Z]+)-(\d+)(?: to | through |\.\.|…|–)(?:\1-)?(\d+)\b/g;

export function definedIds(specification: readonly Source[]): Set<string> {
  return new Set(specification.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(match => match[1]!)));
}

/** Citations of rules that do not exist, wherever they stand: code, strings, comments, documents. */
export function unknownIds(sources: readonly Source[], known: ReadonlySet<string>): string[] {
  return sources.flatMap(({ path, text }) => [
    ...[...text.matchAll(ID)]
      .filter(([id]) => !known.has(id))
      .map(match => `${path}:${lineAt(text, match.index)} cites ${match[0]}, which is no rule`),
    ...[...text.matchAll(RANGE)]
      .filter(([, area, first, last]) => Number(first) >= Number(last) || !known.has(`${area}-${last}`))
      .map(match => `${path}:${lineAt(text, match.index)} cites ${match[0]}, which is no run of rules`),
  ]);
}
