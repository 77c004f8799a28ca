import type { CreatureId } from '@signum/classic';
import { useMemo, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useAim } from '../aim.ts';
import { touches } from './plan.ts';
import { usePointing } from './use-pointing.ts';

interface TokenHands {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/** What all bases do when they are pointed at; each says by its data who it is, so one set serves them all. */
export function useTokenHands(): TokenHands {
  const { pointAt } = usePointing();
  const hover = useAim(aim => aim.hover);
  return useMemo(() => {
    const idOf = (element: Element): CreatureId => element.getAttribute('data-creature') as CreatureId;
    return {
      onFocus: event => {
        if (event.currentTarget.matches(':focus-visible')) hover({ kind: 'creature', id: idOf(event.currentTarget) });
      },
      onKeyDown: event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        const { plan } = useAim.getState();
        const id = idOf(event.currentTarget);
        // whoever has planned a move of this creature, or one into contact with it, commits it
        if (event.key === 'Enter' && plan?.isMeant && (plan.creature === id || touches(plan, id))) return;
        event.preventDefault();
        // a second Enter on the same creature is left to the question: it commits
        const before = useAim.getState().draft;
        pointAt(id, event.key === 'Enter');
        if (event.key === ' ' || useAim.getState().draft !== before) event.nativeEvent.stopPropagation();
      },
      onPointerEnter: event => {
        if (event.pointerType === 'mouse') hover({ kind: 'creature', id: idOf(event.currentTarget) });
      },
      onPointerLeave: () => hover(null),
    };
  }, [pointAt, hover]);
}
