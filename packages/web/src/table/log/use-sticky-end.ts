import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface StickyEnd {
  /** Of the list that scrolls; what it holds is its only child. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up and is left alone. */
  readonly isAway: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** So near to the end, in pixels, counts as being there. */
const NEAR_END = 48;

/** A list whose end stays in sight as it grows, until its reader scrolls up. */
export function useStickyEnd(): StickyEnd {
  const list = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  const before = useRef({ top: 0, height: 0 });
  const [isAway, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  // New lines, lines that are drawn late, a larger letter: whatever pushes the end away, it is fetched back.
  useEffect(() => {
    const element = list.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const observer = new ResizeObserver(() => {
      if (!away.current) toEnd();
    });
    observer.observe(content);
    observer.observe(element);
    return () => observer.disconnect();
  }, [toEnd]);

  const onScroll = useCallback(() => {
    const element = list.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    const isAtEnd = height - top - clientHeight <= NEAR_END;
    // a list that has just grown is not at its end either: only whoever goes up in a list that stays as it is wants to be away
    const goesUp = height === before.current.height && top < before.current.top;
    before.current = { top, height };
    if (isAtEnd) away.current = false;
    else if (goesUp) away.current = true;
    setAway(away.current);
  }, []);

  return { list, isAway, onScroll, toEnd };
}
