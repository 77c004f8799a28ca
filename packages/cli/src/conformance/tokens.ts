/** A piece of a program: a name or a number, a text in quotes (without them), or any other character. */
export interface Token {
  readonly kind: 'word' | 'text' | 'mark';
  readonly text: string;
}

/**
 * Splits a program into tokens, without comments. It knows just enough of the language never to take a text for code or code
 * for a text; the compiler offers no syntax tree to programs.
 */
export function tokensOf(program: string): Token[] {
  return scan(program, 0, 'whole').tokens;
}

const SPACE = /(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y;
const WORD = /[\p{L}\p{N}_$]+/uy;
const QUOTED = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y;
const REGULAR = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

function scan(program: string, from: number, what: 'whole' | 'placeholder'): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let braces = 0;
  let at = from;

  /** Goes past what a pattern finds here, and tells it. */
  const taken = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(program)?.[0];
    at += found?.length ?? 0;
    return found;
  };

  while (at < program.length) {
    if (taken(SPACE) !== undefined) continue;
    const word = taken(WORD);
    const quoted = word === undefined ? taken(QUOTED) : undefined;
    if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: unescaped(quoted.slice(1, -1)) });
    else if (program[at] === '`') {
      const end = endOfTemplate(program, at + 1);
      tokens.push({ kind: 'text', text: unescaped(program.slice(at + 1, end)) });
      at = end + 1;
    } else if (isValue(tokens.at(-1)) || taken(REGULAR) === undefined) {
      const mark = program[at]!;
      if (mark === '{') braces += 1;
      if (mark === '}') braces -= 1;
      if (braces < 0 && what === 'placeholder') break;
      tokens.push({ kind: 'mark', text: mark });
      at += 1;
    } else tokens.push({ kind: 'word', text: 'a regular expression' });
  }
  return { tokens, end: at };
}

/** Where the text of a template ends; what stands in its placeholders is program again. */
function endOfTemplate(program: string, from: number): number {
  let at = from;
  while (at < program.length && program[at] !== '`') {
    if (program.startsWith('${', at)) at = scan(program, at + 2, 'placeholder').end + 1;
    else at += program[at] === '\\' ? 2 : 1;
  }
  return at;
}

/** After a value a slash divides; everywhere else it begins a regular expression. */
function isValue(before: Token | undefined): boolean {
  if (before === undefined) return false;
  if (before.kind === 'mark') return [')', ']', '}'].includes(before.text);
  return !['return', 'typeof', 'case', 'in', 'of', 'await', 'yield'].includes(before.text) || before.kind === 'text';
}

function unescaped(text: string): string {
  return text.replace(/\\([^])/g, '$1');
}

export function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** The place of the mark that closes the one at `open`; the end, if nothing does. */
export function closing(tokens: readonly Token[], open: number): number {
  const opens = tokens[open]!.text;
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isMark(tokens[at], opens)) depth += 1;
    if (isMark(tokens[at], CLOSES[opens]!) && !isMark(tokens[at - 1], '=')) depth -= 1; // an arrow closes nothing
    if (depth === 0) return at;
  }
  return tokens.length;
}
