/** Does a value hold all that is expected? Objects may hold more; lists must be the same. */
export function holds(found: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((one, index) => holds(found[index], one))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null) return false;
    return Object.entries(expected).every(([key, one]) => holds((found as Record<string, unknown>)[key], one));
  }
  return found === expected;
}
