import type { ClassicState } from './state.ts';

/** What was found out about a state while nothing moves, by its name or by what it is about. */
let still: Look | undefined;

/** Most looks find out nothing that is worth keeping, so the memory comes with the first thing to keep. */
interface Look {
  readonly state: object;
  found: Map<unknown, unknown> | undefined;
}

/**
 * Looks at a state that does not change meanwhile, and so finds things out only once. A question to a player asks for hundreds
 * of values and measures the same table again and again; none of it changes before the question is put. A cache and nothing
 * more: it is gone when the look is over.
 */
export function standingStill<T>(state: Readonly<ClassicState>, look: () => T): T {
  const before = still;
  if (before?.state !== state) still = { state, found: undefined };
  try {
    return look();
  } finally {
    still = before;
  }
}

/** Finds something out, or knows it already if the state stands still. */
export function foundOnce<T>(state: Readonly<ClassicState>, about: unknown, find: () => T): T {
  return (recalled(state, about) as T | undefined) ?? remember(state, about, find());
}

/** What was found out about that, if the state stands still and somebody has asked before. */
export function recalled(state: Readonly<ClassicState>, about: unknown): unknown {
  return still?.state === state ? still.found?.get(about) : undefined;
}

/** Keeps what was found out, as long as the state stands still. */
export function remember<T>(state: Readonly<ClassicState>, about: unknown, fresh: T): T {
  if (still?.state === state) (still.found ??= new Map()).set(about, fresh);
  return fresh;
}
