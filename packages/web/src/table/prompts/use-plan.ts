import { useAim } from '../aim.ts';
import type { Plan } from '../board/plan.ts';

/** The move that was put down on the battlefield before anybody asked for it. */
export function usePlan(): Plan | null {
  return useAim(({ plan }) => (plan?.isMeant ? plan : null));
}
