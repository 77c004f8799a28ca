import { useEffect, useState } from 'react';
import { useAim, type Subject } from '../aim.ts';

/** Whoever stays for so long on something wants to read about it. */
const REST_MS = 120;

/**
 * What the pointer rests on. A hand that leads a ghost over the table, or goes from one end of the screen to the other, crosses
 * much that nobody wants to read about; but whoever selects something means it at once.
 */
export function useRestedHover(): Subject | null {
  const [rested, rest] = useState(() => useAim.getState().hovered);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(later);
      rest(useAim.getState().hovered);
    };
    const stop = useAim.subscribe((now, before) => {
      if (now.selected !== before.selected) return look();
      if (now.hovered === before.hovered) return undefined;
      clearTimeout(later);
      later = setTimeout(look, REST_MS);
      return undefined;
    });
    return () => {
      stop();
      clearTimeout(later);
    };
  }, []);
  return rested;
}
