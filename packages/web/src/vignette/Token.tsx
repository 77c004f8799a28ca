import type { ReactElement } from 'react';
import { EMBLEMS } from './emblems.ts';
import type { Piece } from './scene.ts';

const RING = 0.34;
const DASHES = 12;

/** A base seen from above: the side by colour and pattern of the ring, the faction by the disc, the creature inside. */
export function Token({ piece, ghostly = false }: { piece: Piece; ghostly?: boolean }): ReactElement {
  const { x, y, r, seat, emblem } = piece;
  const ring = r - RING / 2 - 0.02;
  const dash = (2 * Math.PI * ring) / DASHES;
  const faction = seat === 1 ? 'kitsune' : 'akkari';
  return (
    <g transform={`translate(${x} ${y})`} opacity={ghostly ? 0.72 : 1}>
      {!ghostly && <circle cx={r * 0.1} cy={r * 0.2} r={r * 1.32} fill="url(#shadow)" />}
      <circle r={r} fill="#0b0d10" />
      <circle
        r={ring}
        fill="none"
        stroke={`var(--seat-${seat})`}
        strokeWidth={RING}
        strokeDasharray={seat === 2 ? `${dash - 0.3} 0.3` : undefined}
      />
      <circle r={r - RING - 0.1} fill={`url(#${faction})`} />
      <path
        d={EMBLEMS[emblem]}
        transform={`scale(${r * 0.058})`}
        fill={`url(#${faction}-light)`}
        fillRule="evenodd"
        stroke="#0b0d10"
        strokeOpacity={0.5}
        strokeWidth={0.7}
        paintOrder="stroke"
      />
    </g>
  );
}
