import type { Listed } from '@signum/kernel';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import type { CreatureId, TerrainId } from '../ids.ts';
import type { AbilityName, AttackKind } from '../vocabulary.ts';

/** An ability that takes the activation. A creature can have several Howls, told apart by their place. */
export type ActivatedName = Exclude<AbilityName, 'howl'> | `howl ${number}`;

/** The lines of an activation (C-ACT-3). After a move fewer of them are open. */
export type ActivationDeed =
  | { readonly do: 'attack'; readonly attack: AttackKind; readonly target: CreatureId }
  | { readonly do: 'detect'; readonly target: CreatureId; readonly by: 'contact' | 'magical shot' }
  | { readonly do: 'move' }
  | { readonly do: 'pass' }
  | { readonly do: 'run' }
  | { readonly do: 'search'; readonly terrain: TerrainId }
  | { readonly do: 'secret entrance'; readonly terrain: TerrainId }
  | { readonly do: 'use'; readonly ability: ActivatedName };

export interface ClosedDeed {
  readonly deed: ActivationDeed;
  readonly refusal: Refusal;
}

/** What the active creature does (C-TIM-21). */
export interface Act {
  shown: {
    readonly creature: CreatureId;
    readonly deeds: readonly ActivationDeed[];
    readonly closed: readonly ClosedDeed[];
  };
  taken: ActivationDeed;
}

export const act: Listed<Act['shown'], Act['taken']> = {
  hasChoice: ({ deeds }) => deeds.length > 1,
  answers: ({ deeds }) => [...deeds],
  why: ({ closed }, answer) => {
    const { kind: _kind, ...wanted } = answer as { kind: string };
    const text = JSON.stringify(wanted);
    return closed.find(({ deed }) => JSON.stringify(deed) === text)?.refusal ?? refuse('not-possible', 'C-ACT-3');
  },
};
