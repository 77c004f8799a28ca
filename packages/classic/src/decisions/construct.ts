import type { Listed } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { CardId } from '../card.ts';

/** A building of the pool that cannot be constructed now. */
export interface ClosedBuilding {
  readonly building: CardId;
  readonly refusal: Refusal;
}

/** A building, or nothing, for which the Construction Phase gives Prosperity instead (C-TRN-12). */
export interface Construct {
  shown: {
    readonly options: readonly CardId[];
    readonly closed: readonly ClosedBuilding[];
    /** Prosperity for constructing nothing. */
    readonly instead: number;
  };
  /** A card of the options, or `none`. */
  taken: { readonly building: CardId };
}

export const construct: Listed<Construct['shown'], Construct['taken']> = {
  alwaysAsked: true, // what the pool still holds is its owner's secret, and silence would tell it (C-AMB-9)
  answers: ({ options }) => ['none', ...options].map(building => ({ building })),
  why: ({ closed }, answer) => {
    const { building } = answer as Partial<Construct['taken']>;
    return closed.find(one => one.building === building)?.refusal ?? refuse('not-in-pool', 'C-CTY-1');
  },
};
