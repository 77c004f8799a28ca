/** The word somebody may have meant: the nearest by letters changed, if it is near enough to be meant at all. */
export function nearestWord(given: string, words: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  let best: { word: string; far: number } | undefined;
  for (const word of words) {
    const far = lettersChanged(given.toLowerCase(), word.toLowerCase());
    if (best === undefined || far < best.far) best = { word, far };
  }
  return best && best.far <= Math.floor((best.word.length + 1) / 3) ? best.word : undefined;
}

/** No word of ours is as long; to compare a text of millions of letters with all of them would take minutes. */
const LONGEST = 100;

function lettersChanged(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at += 1) {
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (from[index] === to[at] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}
