import type { Listed } from '@signum/kernel';
import type { TacticId } from '../ids.ts';
import type { SeenHappening } from '../seen.ts';

/** Reveal a face-down tactic, or pass (C-TAC-3). Asked even if none fits: a silent pass would tell (C-TIM-22). */
export interface TacticWindow {
  shown: { readonly events: readonly SeenHappening[]; readonly usable: readonly TacticId[] };
  taken: { readonly tactic: TacticId | 'pass' };
}

export const tactic: Listed<TacticWindow['shown'], TacticWindow['taken']> = {
  alwaysAsked: true,
  answers: ({ usable }) => ['pass' as const, ...usable].map(one => ({ tactic: one })),
};
