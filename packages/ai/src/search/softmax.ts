/**
 * Picks one of several values, the better the likelier: something that is worse by one `temperature` comes up less often by a factor of
 * e. Without any temperature the best is taken. So somebody plays weaker without ever doing what is plainly foolish.
 */
export function softmax(values: readonly number[], temperature: number, random: () => number): number {
  const best = Math.max(...values);
  if (temperature === 0) return values.indexOf(best);
  const weights = values.map(value => Math.exp((value - best) / temperature));
  let mark = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex(weight => (mark -= weight) < 0);
  return place < 0 ? values.indexOf(best) : place;
}
