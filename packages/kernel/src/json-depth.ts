/** More brackets inside one another than any file of ours has; whoever reads such a file part by part would run out of stack. */
export const DEEPEST = 200;

/** Where a text that looks like JSON is nested too deeply, as an offset, or nothing. Looks at brackets and strings only. */
export function tooDeepIn(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** A bracket, or a whole string, so that brackets in strings do not count. */
const SIGNS = /[[\]{}]|"(?:[^"\\]|\\.)*"/gs;
