import type { Listed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Effect } from '../language/index.ts';

/** One of several effects that a text offers. */
export interface Mode {
  shown: { readonly card: CardId; readonly options: readonly Effect[]; readonly possible: readonly number[] };
  taken: { readonly mode: number };
}

export const mode: Listed<Mode['shown'], Mode['taken']> = {
  answers: ({ possible }) => possible.map(one => ({ mode: one })),
};
