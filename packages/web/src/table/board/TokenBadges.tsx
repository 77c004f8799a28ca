import { memo, type ReactElement } from 'react';
import { IconShape } from '../../icons/IconShape.tsx';
import type { Status } from './spoken-words.ts';
import styles from './TokenBadges.module.css';
import { STATUS_ICONS, type TokenLook } from './token-look.ts';

type Props = Pick<TokenLook, 'armour' | 'isHero' | 'r' | 'shift' | 'statuses' | 'strength'>;

/** More than three would hide the neighbour. */
const MOST = 3;

/** Strength, armour, the crown of a hero and what has befallen it, round the base. */
export const TokenBadges = memo(function TokenBadges(props: Props): ReactElement {
  const { r, strength, shift, armour, isHero, statuses } = props;
  const all = statuses === '' ? [] : (statuses.split(' ') as Status[]);
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  return (
    <g className={styles['badges']} aria-hidden>
      {isHero && (
        <g className={styles['crown']} transform={`translate(0 ${r - 0.1})`}>
          <rect x={-1.15} y={-0.75} width={2.3} height={1.4} rx={0.7} />
          <IconShape name="crown" size={1.2} />
        </g>
      )}
      <g className={styles['small']}>
        <g className={styles['strength']} data-shift={shift} transform={`translate(${-r * 0.74} ${r * 0.74})`}>
          <circle r={0.74} />
          <text y={0.37}>{strength}</text>
        </g>
        {armour > 0 && (
          <g className={styles['armour']} transform={`translate(${r * 0.74} ${r * 0.74})`}>
            <IconShape name="round-shield" size={1.7} />
            <text y={0.34}>{armour}</text>
          </g>
        )}
        {shown.map((status, index) => (
          <g
            key={status}
            className={styles['status']}
            data-status={status}
            transform={`translate(${r * 0.98} ${-r * 0.5 + index * 1.36})`}
          >
            <circle r={0.68} />
            <IconShape name={STATUS_ICONS[status]} size={0.98} />
          </g>
        ))}
        {all.length > shown.length && (
          <g className={styles['status']} transform={`translate(${r * 0.98} ${-r * 0.5 + shown.length * 1.36})`}>
            <circle r={0.68} />
            <text y={0.3}>{`+${all.length - shown.length}`}</text>
          </g>
        )}
      </g>
    </g>
  );
});
