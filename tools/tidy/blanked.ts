/**
 * The text with every comment, string, template text and regular expression blanked out, at the same length.
 *
 * What is left is code, so a search finds what the program does and not what it talks about; and because no
 * character moves, a place found here is the same place in the text. The new compiler offers no syntax tree to
 * programs, hence this careful walk.
 */
export function blanked(text: string): string {
  let out = '';
  let at = 0;
  const openBraces: number[] = []; // one count for each template whose ${ } we are inside

  /** Copies up to `end`, or blanks up to it; line breaks always stay. */
  const keep = (end: number): void => void ((out += text.slice(at, end)), (at = end));
  const blank = (end: number): void => void ((out += text.slice(at, end).replace(/[^\n]/g, ' ')), (at = end));

  function templateText(): void {
    let end = at;
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end)) end += text[end] === '\\' ? 2 : 1;
    blank(Math.min(end, text.length));
    if (text[at] === '`') keep(at + 1);
    else if (at < text.length) {
      keep(at + 2);
      openBraces.push(0);
    }
  }

  while (at < text.length) {
    const char = text[at]!;
    const inside = openBraces.length - 1;
    if (text.startsWith('//', at)) blank(endOfLine(text, at));
    else if (text.startsWith('/*', at)) blank(after(text, '*/', at + 2));
    else if (char === "'" || char === '"' || (char === '/' && startsRegExp(out, text, at))) {
      const end = closing(text, at);
      keep(at + 1);
      if (end !== undefined) {
        blank(end);
        keep(end + 1);
      }
    } else if (char === '`') {
      keep(at + 1);
      templateText();
    } else if (char === '}' && openBraces[inside] === 0) {
      keep(at + 1);
      openBraces.pop();
      templateText();
    } else {
      if (inside >= 0 && char === '{') openBraces[inside]! += 1;
      if (inside >= 0 && char === '}') openBraces[inside]! -= 1;
      keep(nextMark(text, at + 1));
    }
  }
  return out;
}

/** The next character that can open or close anything; what lies before it is copied in one piece. */
function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? text.length;
}
const MARK = /['"`/{}]/g;

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function after(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  return end === -1 ? text.length : end + mark.length;
}

/** Where what opens at `open` is closed again on its line; an apostrophe in the text of a page never is. */
function closing(text: string, open: number): number | undefined {
  const mark = text[open]!;
  let inClass = false; // a slash inside [ ] does not end a regular expression
  for (let at = open + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === mark && !inClass) return at;
    else if (mark === '/' && text[at] === '[') inClass = true;
    else if (mark === '/' && text[at] === ']') inClass = false;
  }
  return undefined;
}

/** A slash divides after a value and opens a regular expression everywhere else. */
function startsRegExp(before: string, text: string, at: number): boolean {
  if (text[at + 1] === '>') return false; // the end of <br />
  let end = before.length;
  while (end > 0 && /\s/.test(before[end - 1]!)) end -= 1;
  return /(?:^|[(,=:[!&|?;{+*%~^-]|=>|\b(?:return|typeof|case|in|of))$/.test(before.slice(Math.max(0, end - 10), end));
}
