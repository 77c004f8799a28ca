/** How wide a note is at most, and how high we expect it to be. */
const WIDTH = 320;
const HEIGHT = 150;
const MARGIN = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  readonly '--at-x': string;
  readonly '--at-y': string;
}

/** Where a note stands that belongs to a word: under it, over it near the lower end of the window, and always inside. */
export function besideAnchor(
  { left, top, bottom }: Box,
  { width, height } = { width: window.innerWidth, height: window.innerHeight },
): Place {
  const x = Math.max(MARGIN, Math.min(left, width - WIDTH - MARGIN));
  const isLow = bottom + MARGIN + HEIGHT > height;
  const y = isLow ? Math.max(MARGIN, top - MARGIN - HEIGHT) : bottom + MARGIN;
  return { '--at-x': `${Math.round(x)}px`, '--at-y': `${Math.round(y)}px` };
}
