import type { Listed, Seat } from '@signum/kernel';

/** Who takes the first turn, decided by the winner of the roll (C-SET-2, C-SET-3). */
export interface WhoBegins {
  shown: { readonly seats: readonly Seat[] };
  taken: { readonly first: Seat };
}

export const whoBegins: Listed<WhoBegins['shown'], WhoBegins['taken']> = {
  answers: ({ seats }) => seats.map(first => ({ first })),
};
