/** The word somebody may have meant: the nearest by letters changed, if it is near enough to be meant at all. */
export function nearestWord(given: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map(word => ({ word, far: distance(given.toLowerCase(), word.toLowerCase()) }))
    .toSorted((left, right) => left.far - right.far || (left.word < right.word ? -1 : 1));
  const best = ranked[0];
  return best && best.far <= Math.max(1, Math.floor(best.word.length / 2)) ? best.word : undefined;
}

/** How many letters must be changed, added or left out. */
function distance(from: string, to: string): number {
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
