import type { ReactElement } from 'react';
import { TokenBadges } from '../../table/board/TokenBadges.tsx';
import { TokenBody } from '../../table/board/TokenBody.tsx';
import type { TokenLook } from '../../table/board/token-look.ts';
import styles from './Position.module.css';

/** A creature as on the table, only to be looked at. */
export function Figure({ look }: { look: TokenLook }): ReactElement {
  const { x, y, r } = look;
  return (
    <g className={styles['figure']} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle cx={r * 0.08} cy={r * 0.16} r={r * 1.32} fill="url(#shadow)" />
      <TokenBody {...look} />
      <TokenBadges {...look} />
    </g>
  );
}
