import { memo, type ReactElement } from 'react';
import { IconShape } from '../../icons/IconShape.tsx';
import { fixed } from './frame.ts';
import styles from './TokenBody.module.css';
import type { TokenLook } from './token-look.ts';

const RING = 0.34;
const DASHES = 12;
/** The health arc spans 207 degrees over the top. */
const SPAN = Math.PI * 1.15;
const BEGIN = -Math.PI / 2 - SPAN / 2;

type Props = Pick<TokenLook, 'faction' | 'health' | 'icon' | 'isDone' | 'isHidden' | 'r' | 'side' | 'wounds'>;

/** The base itself, round (0, 0): side by colour and pattern of the ring, health as an arc, faction and creature inside. */
export const TokenBody = memo(function TokenBody(props: Props): ReactElement {
  const { r, side, faction, icon, health, wounds, isDone, isHidden } = props;
  const ring = r - RING / 2 - 0.02;
  const dash = (2 * Math.PI * ring) / DASHES;
  return (
    <g data-side={side} className={styles['body']} aria-hidden>
      <circle className={styles['well']} r={r} />
      <circle
        className={isHidden ? styles['hidden-ring'] : styles['ring']}
        r={ring}
        strokeDasharray={side === 2 ? `${fixed(dash - 0.3)} .3` : undefined}
      />
      <circle r={r - RING - 0.06} fill={`url(#disc-${faction})`} />
      <g transform={`translate(0 ${fixed(r * 0.06)})`}>
        <IconShape name={icon} size={r * 1.2} fill={`url(#sign-${faction})`} />
      </g>
      {isDone && <circle className={styles['done']} r={r - RING} />}
      <path className={styles['lost']} d={arcs(r, health, health - wounds, health)} />
      <path className={styles['left']} d={arcs(r, health, 0, health - wounds)} />
    </g>
  );
});

/** Segments of the health arc from one number to another. */
function arcs(r: number, health: number, from: number, to: number): string {
  const radius = r - RING - 0.2;
  const width = SPAN / Math.max(1, health);
  const gap = Math.min(0.07, width * 0.18);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const begin = BEGIN + (from + index) * width + gap;
    const end = BEGIN + (from + index + 1) * width - gap;
    const at = (angle: number): string => `${fixed(radius * Math.cos(angle))} ${fixed(radius * Math.sin(angle))}`;
    return `M${at(begin)}A${fixed(radius)} ${fixed(radius)} 0 ${end - begin > Math.PI ? 1 : 0} 1 ${at(end)}`;
  }).join('');
}
