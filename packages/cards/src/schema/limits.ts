/** Longer than any set anybody writes by hand; shorter than what makes a machine think. */
const LONGEST = 2_000_000;
/** The deepest card of the box has 12 levels; each takes a few brackets. */
const DEEPEST = 60;

/** Why a text is too long to be read, if it is. */
export function tooLong(text: string): string | undefined {
  return text.length > LONGEST ? `has ${text.length} letters; the most is ${LONGEST}` : undefined;
}

/** Why a text of JSON is nested too deeply, if it is. Told before it is read, for reading goes down with it. */
export function tooDeep(text: string): string | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '[' || sign === '{')) depth += 1;
    else if (!isQuoted && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
  }
  return undefined;
}
