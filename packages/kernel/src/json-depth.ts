/** More brackets inside one another than any file of ours has; whoever reads such a file part by part would run out of stack. */
export const DEEPEST = 200;

/** Where a text that looks like JSON is nested too deeply, as an offset, or nothing. Looks at brackets and strings only. */
export function tooDeepIn(text: string): number | undefined {
  let depth = 0;
  let isInString = false;
  // sign by sign: a pattern for a whole string would run out of stack in one of many millions of letters
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isInString = !isInString;
    else if (isInString) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) return at;
  }
  return undefined;
}
