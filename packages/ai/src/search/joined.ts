import type { Considered, Opinion } from '../player.ts';

/**
 * Opinions of several minds put together, in the order in which they are handed in: each has thought about other worlds, so what it
 * says of an answer counts by how often it tried it, measured from what it says of all answers.
 */
export function joined(opinions: readonly Opinion[]): readonly Considered[] {
  const heard = opinions.filter(({ why }) => why.length > 0);
  if (heard.length < 2) return heard[0]?.why ?? [];
  const sums = new Map<string, { readonly answer: Considered['answer']; sum: number; tries: number }>();
  for (const { why } of heard) {
    const mean = why.reduce((sum, { value }) => sum + value, 0) / why.length;
    for (const { answer, value, tries } of why) {
      const name = JSON.stringify(answer);
      const known = sums.get(name) ?? { answer, sum: 0, tries: 0 };
      known.sum += tries * (value - mean);
      known.tries += tries;
      sums.set(name, known);
    }
  }
  return [...sums.values()]
    .map(({ answer, sum, tries }) => ({ answer, value: sum / tries, tries }))
    .toSorted((one, other) => other.value - one.value);
}
