import type { Listed } from '@signum/kernel';

/** Giving up, at any time, although nobody asked (C-END-13). */
export interface Concede {
  shown: object;
  taken: { readonly concede?: never };
}

export const concede: Listed<Concede['shown'], Concede['taken']> = { answers: () => [] };
