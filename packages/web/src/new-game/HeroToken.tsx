import { useId, type ReactElement } from 'react';
import type { CardId } from '@signum/classic';
import { catalogue } from '@signum/cards';
import tints from '../cards/faction.module.css';
import { iconOfCard } from '../icons/icon-of.ts';
import { IconShape } from '../icons/IconShape.tsx';
import styles from './HeroToken.module.css';

const DASHES = 12;
const RING = { middle: 44, width: 9 };

interface Props {
  hero: CardId;
  /** Whose ring it wears: solid or dashed, as on the table. */
  seat: 0 | 1;
  className?: string | undefined;
}

/** A hero's base seen from above, as it stands on the table. Whoever shows it also says its name. */
export function HeroToken({ hero, seat, className = '' }: Props): ReactElement | null {
  const id = useId();
  const card = catalogue[hero];
  if (!card) return null;
  const dash = (2 * Math.PI * RING.middle) / DASHES;
  return (
    <svg
      className={`${styles['token']} ${tints[card.faction]} ${className}`}
      viewBox="-50 -50 100 100"
      data-theme="dark"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${id}disc`} cx=".38" cy=".3" r=".85">
          <stop offset="0" className={styles['mid']} />
          <stop offset="1" className={styles['deep']} />
        </radialGradient>
        <linearGradient id={`${id}light`} x2="0" y2="1">
          <stop offset="0" className={styles['ivory']} />
          <stop offset="1" className={styles['light']} />
        </linearGradient>
      </defs>
      <circle r="49.5" className={styles['base']} />
      <circle
        r={RING.middle}
        className={styles[seat === 0 ? 'one' : 'two']}
        strokeWidth={RING.width}
        strokeDasharray={seat === 1 ? `${dash - 7} 7` : undefined}
      />
      <circle r="37.5" fill={`url(#${id}disc)`} />
      <IconShape name={iconOfCard(card)} size={56} fill={`url(#${id}light)`} className={styles['sign']} />
    </svg>
  );
}
