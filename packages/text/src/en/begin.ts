import type { Lookup } from '../language.ts';
import { sayings } from './effects.ts';
import type { Bearer, Tale } from './tale.ts';
import { useText } from './uses.ts';

/** A text begins: nothing has been said yet. */
export function begin(lookup: Lookup, bearer: Bearer): Tale {
  return { grammar: { sayings, use: useText }, lookup, bearer, said: [] };
}
