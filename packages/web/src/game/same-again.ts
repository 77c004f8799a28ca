/**
 * The fresh value, made of the old one's parts wherever they are equal. Whatever comes from a worker is a copy; this way a
 * creature that has not changed stays the same object, and its token need not be drawn again.
 */
export function sameAgain<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh;
  if (typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (Array.isArray(fresh)) return Array.isArray(old) ? (listAgain(old, fresh) as T) : fresh;
  return Array.isArray(old) ? fresh : recordAgain(old as Record<string, unknown>, fresh);
}

function listAgain(old: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  const list = fresh.map((part, index) => sameAgain(old[index], part));
  return list.length === old.length && list.every((part, index) => part === old[index]) ? old : list;
}

function recordAgain<T extends object>(old: Record<string, unknown>, fresh: T): T {
  const parts = Object.entries(fresh).map(([key, part]): [string, unknown] => [
    key,
    Object.hasOwn(old, key) ? sameAgain(old[key], part) : part,
  ]);
  const isSame =
    parts.length === Object.keys(old).length &&
    parts.every(([key, part]) => Object.hasOwn(old, key) && part === old[key]);
  return (isSame ? old : Object.fromEntries(parts)) as T;
}
