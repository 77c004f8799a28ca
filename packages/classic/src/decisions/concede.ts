import type { Listed } from '@signum/kernel';

/** Giving up, at any time, although nobody asked (C-END-13). */
export interface Concede {
  shown: object;
  /** `clock`: nobody wanted to, but the time that was agreed on is used up. The host says so, for the one who ran out of it. */
  taken: { readonly clock?: true };
}

export const concede: Listed<Concede['shown'], Concede['taken']> = { answers: () => [] };

export function readConcede(answer: unknown): Concede['taken'] {
  const { clock } = (answer ?? {}) as { readonly clock?: unknown };
  return clock === true ? { clock } : {};
}
