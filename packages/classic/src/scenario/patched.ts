/**
 * A value with a difference laid over it: objects are laid over field by field, null takes a field away, everything else
 * replaces what was there (the merge patch of RFC 7386).
 */
export function patched(value: unknown, difference: unknown): unknown {
  if (!isObject(difference)) return difference;
  const result: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [key, inner] of Object.entries(difference)) {
    if (inner === null) delete result[key];
    else result[key] = patched(result[key], inner);
  }
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
