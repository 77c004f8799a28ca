import { closing, isMark, type Token } from './tokens.ts';

/**
 * The texts that a table of cases puts into a title. Its `%s` take the first values of each row, its `$name` the fields of that
 * name; whatever else a row holds is not told in the title. The table is a list in brackets, or the name of one in the file.
 */
export function tableTexts(tokens: readonly Token[], open: number, title: string): string[] {
  const places = title.match(/%(?!%)[a-z]/g)?.length ?? 0;
  const names = [...title.matchAll(/\$(\w+)/g)].map(match => match[1]!);
  const list = listAt(tokens, open + 1);
  if (list === undefined) return [];
  return elementsOf(tokens, list).flatMap(([from, to]) => {
    const row = isMark(tokens[from], '[') ? elementsOf(tokens, from) : [[from, to] as const];
    const placed = row.slice(0, places).flatMap(([at, end]) => (end === at + 1 ? textAt(tokens, at) : []));
    const named = names.flatMap(name => fieldTexts(tokens.slice(from, to), name));
    return [...placed, ...named];
  });
}

/** The bracket of the list that stands here, or of the one whose name does. */
function listAt(tokens: readonly Token[], at: number): number | undefined {
  if (isMark(tokens[at], '[')) return at;
  const name = tokens[at];
  if (name?.kind !== 'word' || !isMark(tokens[at + 1], ')')) return undefined;
  const declared = tokens.findIndex(({ text }, place) => text === name.text && tokens[place - 1]?.text === 'const');
  if (declared < 0) return undefined;
  const equals = tokens.findIndex((token, place) => place > declared && isMark(token, '='));
  return isMark(tokens[equals + 1], '[') ? equals + 1 : undefined;
}

/** The elements of the list that opens here: where each begins, and where it is over. */
function elementsOf(tokens: readonly Token[], open: number): (readonly [number, number])[] {
  const elements: (readonly [number, number])[] = [];
  const end = closing(tokens, open);
  let from = open + 1;
  for (let at = from; at <= end; at += 1) {
    if (isMark(tokens[at], ',') || at === end) {
      if (at > from) elements.push([from, at]);
      from = at + 1;
    } else if (['(', '[', '{'].some(mark => isMark(tokens[at], mark))) at = closing(tokens, at);
  }
  return elements;
}

function fieldTexts(tokens: readonly Token[], name: string): string[] {
  return tokens.flatMap(({ text }, at) => (text === name && isMark(tokens[at + 1], ':') ? textAt(tokens, at + 2) : []));
}

function textAt(tokens: readonly Token[], at: number): string[] {
  const token = tokens[at];
  return token?.kind === 'text' ? [token.text] : [];
}
