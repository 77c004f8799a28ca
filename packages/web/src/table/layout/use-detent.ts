import { useDrag } from '@use-gesture/react';
import { useState, type RefObject } from 'react';

/** How far something that comes up from below is drawn up: not at all, so that the battlefield keeps its width, or as far as it needs. */
const DETENTS = ['low', 'half', 'full'] as const;
export type Detent = (typeof DETENTS)[number];

/** Drawn at least so far, it goes on by itself. */
const ENOUGH_PX = 28;
/** It follows the finger a little, to show that it can be drawn. */
const MOST_PX = 48;

interface Drawn {
  readonly detent: Detent;
  readonly draw: (detent: Detent) => void;
  /** For whatever can be taken hold of. */
  readonly grip: ReturnType<typeof useDrag>;
}

interface Wish {
  /** Each thing is remembered by its name as far up as it was drawn. What is new is half up. */
  readonly name: string;
  /** It is never drawn below this. */
  readonly least: Detent;
  /** What follows the finger. */
  readonly moved: RefObject<HTMLElement | null>;
}

export function useDetent({ name, least, moved }: Wish): Drawn {
  const [drawn, setDrawn] = useState<Readonly<Record<string, Detent>>>({});
  const detent = drawn[name] ?? 'half';
  const draw = (to: Detent): void => setDrawn(before => ({ ...before, [name]: to }));
  const grip = useDrag(
    ({ movement: [, y], last, canceled }) => {
      const pull = last ? 0 : Math.max(-MOST_PX, Math.min(MOST_PX, y / 2));
      moved.current?.style.setProperty('translate', `0 ${pull}px`);
      if (!last || canceled || Math.abs(y) < ENOUGH_PX) return;
      const next = DETENTS[DETENTS.indexOf(detent) + (y < 0 ? 1 : -1)];
      if (next && DETENTS.indexOf(next) >= DETENTS.indexOf(least)) draw(next);
    },
    { axis: 'y', filterTaps: true, pointer: { keys: false } },
  );
  return { detent, draw, grip };
}
