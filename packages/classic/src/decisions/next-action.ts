import type { Listed } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { CardId } from '../card.ts';
import type { CreatureId, RelicId } from '../ids.ts';

/** What the active player may do in the Creature Activation Phase (C-TRN-15). */
export type Action =
  | { readonly do: 'activate'; readonly creature: CreatureId }
  | { readonly do: 'end turn' }
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'play terrain'; readonly card: CardId }
  | { readonly do: 'spend concentration'; readonly creature: CreatureId; readonly ability: number }
  | { readonly do: 'use building'; readonly building: CardId; readonly ability: number }
  | { readonly do: 'use creature'; readonly creature: CreatureId; readonly ability: number }
  | { readonly do: 'use relic'; readonly relic: RelicId; readonly ability: number };

/** Something that cannot be done now, with the reason. */
export interface Closed {
  readonly action: Action;
  readonly refusal: Refusal;
}

export interface NextAction {
  shown: { readonly actions: readonly Action[]; readonly closed: readonly Closed[] };
  taken: Action;
}

export const nextAction: Listed<NextAction['shown'], NextAction['taken']> = {
  hasChoice: () => true, // asked even if only the end of the turn is left: what is closed is worth reading
  answers: ({ actions }) => [...actions],
  why: ({ closed }, answer) => {
    const { kind: _kind, ...wanted } = answer as { kind: string };
    const text = JSON.stringify(wanted);
    return closed.find(({ action }) => JSON.stringify(action) === text)?.refusal ?? refuse('not-possible', 'C-TRN-15');
  },
};
