import type { Listed } from '@signum/kernel';

/** Offering a draw, at any time, although nobody asked (C-END-15). */
export interface OfferDraw {
  shown: object;
  taken: { readonly offer?: never };
}

export const offerDraw: Listed<OfferDraw['shown'], OfferDraw['taken']> = { answers: () => [] };
