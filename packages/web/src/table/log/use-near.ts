import { useEffect, useRef, useState, type RefObject } from 'react';

/** A part of a long list: near the screen, or so many pixels high while it is not drawn. */
export interface Nearness {
  readonly part: RefObject<HTMLElement | null>;
  readonly isNear: boolean;
  /** As it was when it was last drawn; nothing if it never was. */
  readonly height: number | null;
}

/** Is a part of a long list on the screen, or nearly? What is far away need not be drawn. */
export function useNear(startsNear: boolean): Nearness {
  const part = useRef<HTMLElement>(null);
  const [is, set] = useState<Omit<Nearness, 'part'>>({ isNear: startsNear, height: null });

  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      seen => {
        const { isIntersecting, boundingClientRect } = seen.at(-1)!;
        set(before => ({
          isNear: isIntersecting,
          height: before.isNear && !isIntersecting ? boundingClientRect.height : before.height,
        }));
      },
      { root: element.closest('[data-scrolls]'), rootMargin: '800px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { part, ...is };
}
