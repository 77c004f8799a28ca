/** Milliseconds since 1970, finer than a date: every worker counts the same. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}
