import { useEffect, useState } from 'react';
import { useAim, type Subject } from '../aim.ts';

/** Whoever stays for so long on something wants to read about it. */
const REST_MS = 120;

/** What the pointer rests on. */
export function useRestedHover(): Subject | null {
  const [rested, rest] = useState(() => useAim.getState().hovered);
  useEffect(() => whenRested(rest), []);
  return rested;
}

/**
 * Tells what the pointer rests on, until it is stopped. A hand that leads a ghost over the table, or goes from one end of the screen
 * to the other, crosses much that nobody wants to read about; but whoever selects something means it at once.
 */
export function whenRested(tell: (hovered: Subject | null) => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(later);
    later = undefined;
    tell(useAim.getState().hovered);
  };
  const stop = useAim.subscribe((now, before) => {
    if (now.selected !== before.selected) return look();
    // as long as a ghost follows the hand, the hand does not rest
    const isLed = later !== undefined && (now.draft !== before.draft || now.plan !== before.plan);
    if (now.hovered === before.hovered && !isLed) return;
    clearTimeout(later);
    later = setTimeout(look, REST_MS);
  });
  return () => {
    stop();
    clearTimeout(later);
  };
}
