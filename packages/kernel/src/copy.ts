/**
 * Makes a copy that shares nothing changeable with its original. A game writes the copier of its own state, one line a
 * record, and names every field: `({ wounds, tokens }) => ({ wounds, tokens: tokens.slice() })`. Saying what can change is
 * an order of magnitude faster than looking at every value. Not `{ ...record }`: V8 gives each copy of a copy a new hidden
 * class, and after a few answers all code that touches it is slow. A list that was forgotten is found by the battery,
 * because the state handed in would change; a field that was forgotten, by the compiler.
 */
export type Copier<T> = (value: T) => T;

/** A deep copy of any plain data: what structuredClone does, several times faster. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return copyList(value) as T;
  const result: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__') Object.defineProperty(result, key, { ...OWN, value: copy(value[key]) });
    else result[key] = copy(value[key]);
  }
  return result as T;
}

/** A key like any other in plain data, though not to an assignment. */
const OWN = { configurable: true, enumerable: true, writable: true };

function copyList(list: readonly unknown[]): unknown[] {
  const result = Array.from<unknown>({ length: list.length });
  for (let index = 0; index < list.length; index += 1) result[index] = copy(list[index]);
  return result;
}
