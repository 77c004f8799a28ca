import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';

/** How long a finger rests before the curtain rises: a careless tap shows nothing. */
export const HOLD_MS = 600;

interface Hold {
  readonly isHeld: boolean;
  /** The last press ended too early. */
  readonly wasShort: boolean;
  readonly handlers: {
    readonly onPointerDown: () => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** A press that follows a lifted finger comes at once. */
const AT_ONCE_MS = 100;

/** The finger still rests when its button is gone: where it is lifted something else stands now, and is not pressed by it. */
function liftQuietly(): void {
  const over = new AbortController();
  const lifted = (): void => void setTimeout(() => over.abort(), AT_ONCE_MS);
  addEventListener('click', swallow, { capture: true, signal: over.signal });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, lifted, { capture: true, once: true, signal: over.signal });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A button that does something when it is held down; by keyboard or screen reader at once. */
export function useHold(done: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [wasShort, setShort] = useState(false);

  const release = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    setHeld(false);
    setShort(true);
  }, []);

  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  return {
    isHeld,
    wasShort,
    handlers: {
      onPointerDown() {
        setHeld(true);
        setShort(false);
        timer.current = setTimeout(() => {
          timer.current = null;
          liftQuietly();
          done();
        }, HOLD_MS);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      // A click without a pointer comes from Enter, Space or a screen reader: those are never careless.
      onClick(event) {
        if (event.detail === 0) done();
      },
    },
  };
}
