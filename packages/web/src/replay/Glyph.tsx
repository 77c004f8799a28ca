import type { ReactElement } from 'react';

/** The signs of a player of recordings, on a square of 24 by 24. */
const SHAPES = {
  start: 'M5 5h2.5v14H5zM19 5v14L9 12z',
  turnBack: 'M12 5v14L3 12zM21 5v14l-9-7z',
  stepBack: 'M17 5v14L7 12z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  step: 'M7 5v14l10-7z',
  turn: 'M3 5v14l9-7zM12 5v14l9-7z',
  end: 'M16.5 5H19v14h-2.5zM5 5v14l10-7z',
} as const;
export type GlyphName = keyof typeof SHAPES;

export function Glyph({ name }: { name: GlyphName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden fill="currentColor">
      <path d={SHAPES[name]} />
    </svg>
  );
}
