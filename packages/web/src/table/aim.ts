import type { CreatureId, TerrainId } from '@signum/classic';
import type { Refusal, Seat } from '@signum/kernel';
import { create } from 'zustand';
import type { Reply } from '../game/contract.ts';
import type { Plan } from './board/plan.ts';

/** Something on the screen that can be looked at. */
export type Subject =
  | { readonly kind: 'building'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'creature'; readonly id: CreatureId }
  | { readonly kind: 'terrain'; readonly id: TerrainId };

/** What the pointer does on the battlefield while no question asks for a place. */
export type Tool = 'look' | 'measure' | 'threat';

/**
 * What a player is about to do, before anything is decided: select, aim, commit. All parts of the table read and write it, so
 * that a card in the hand, a base on the field and a line of the log light each other up. Nothing of it leaves the page.
 */
interface Aim {
  readonly selected: Subject | null;
  readonly hovered: Subject | null;
  /** Lit by a line of the log or by a question: creatures, templates, cards and buildings, by id. */
  readonly lit: readonly string[];
  /** The answer as it stands: committed by the button of the question, or by Enter. */
  readonly draft: Reply | null;
  /** Why the draft would not be taken. */
  readonly flaw: Refusal | null;
  /** Where a creature would go, before it is asked. */
  readonly plan: Plan | null;
  readonly tool: Tool;
  readonly select: (subject: Subject | null) => void;
  readonly hover: (subject: Subject | null) => void;
  readonly light: (ids: readonly string[]) => void;
  readonly propose: (draft: Reply | null, flaw?: Refusal | null) => void;
  readonly intend: (plan: Plan | null) => void;
  readonly take: (tool: Tool) => void;
}

export const useAim = create<Aim>(set => ({
  selected: null,
  hovered: null,
  lit: [],
  draft: null,
  flaw: null,
  plan: null,
  tool: 'look',
  select: selected =>
    set(({ plan }) => ({
      selected,
      plan: selected && 'id' in selected && selected.id === plan?.creature ? plan : null,
    })),
  hover: hovered => set({ hovered }),
  light: lit => set({ lit }),
  propose: (draft, flaw = null) => set(draft ? { draft, flaw, plan: null } : { draft, flaw }),
  intend: plan => set({ plan }),
  take: tool => set({ tool }),
}));
