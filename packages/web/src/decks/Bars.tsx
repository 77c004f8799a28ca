import type { ReactElement } from 'react';
import styles from './Bars.module.css';

export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly n: number;
}

interface Props {
  title: string;
  bars: readonly Bar[];
  /** Lying bars have room for long names; standing ones make a curve. */
  stand?: boolean;
}

/** Numbers as bars. Names and numbers are text, so that nothing is told by the drawing alone. */
export function Bars({ title, bars, stand = false }: Props): ReactElement {
  const most = Math.max(1, ...bars.map(({ n }) => n));
  return (
    <figure className={styles['figure']}>
      <figcaption>{title}</figcaption>
      <ul className={stand ? styles['standing'] : styles['lying']}>
        {bars.map(({ id, name, n }) => {
          const share = `${(100 * n) / most}%`;
          return (
            <li key={id}>
              <span className={styles['name']}>{name}</span>
              <span className="for-ears">: </span>
              <svg aria-hidden="true">
                {stand ? (
                  <rect x="0" width="100%" y={`${100 - (100 * n) / most}%`} height={share} />
                ) : (
                  <rect width={share} height="100%" />
                )}
              </svg>
              <b>{n}</b>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
