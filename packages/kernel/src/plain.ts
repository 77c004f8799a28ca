/** Data that JSON keeps whole. States, answers, events and views are made of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * Where a value stops being plain, as a path with its reason, or nothing if JSON would keep all of it.
 * Keys that look like whole numbers are refused too: JavaScript moves them to the front, so the order of play would not survive.
 */
export function flawInPlain(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path || 'value'} is ${value}`;
      return Object.is(value, -0) ? `${path || 'value'} is minus zero` : undefined;
    case 'object':
      return value === null ? undefined : flawInObject(value, path);
    default:
      return `${path || 'value'} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function flawInObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const flaw = flawInPlain(value[index], `${path}[${index}]`);
      if (flaw) return flaw;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path || 'value'} is not a plain object`;
  for (const [key, part] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    if (/^\d+$/.test(key)) return `${place} has a key that looks like a number`;
    const flaw = flawInPlain(part, place);
    if (flaw) return flaw;
  }
  return undefined;
}

/** Are two plain values the same, whatever the order of their keys? */
export function samePlain(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  let keys = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key)) return false;
    if (!samePlain((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key])) return false;
    keys += 1;
  }
  for (const _ in right) keys -= 1;
  return keys === 0;
}
