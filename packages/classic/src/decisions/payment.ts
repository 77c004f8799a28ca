import type { Listed } from '@signum/kernel';
import type { CardId, Cost } from '../card.ts';
import { waysToTap } from '../city/costs.ts';

/** Which buildings are tapped (C-CST-2). */
export interface PaymentChoice {
  shown: {
    readonly card: CardId;
    readonly cost: Cost;
    /** Untapped buildings and the symbols each can stand for. */
    readonly buildings: readonly { readonly card: CardId; readonly isUnique: boolean }[];
  };
  taken: { readonly buildings: readonly CardId[] };
}

export const payment: Listed<PaymentChoice['shown'], PaymentChoice['taken']> = {
  answers: ({ cost, buildings }) => waysToTap(cost.buildings, buildings).map(ways => ({ buildings: ways })),
};
