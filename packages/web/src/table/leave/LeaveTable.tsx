import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './LeaveTable.module.css';
import { useWayBack } from './use-way-back.ts';

/** The way from the table: on a wide screen always in sight. */
export function LeaveTable(): ReactElement {
  const { href, name } = useWayBack();
  return (
    <Link className={styles['leave']} href={href} title={name} aria-label={name}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M10 3 5 8l5 5" />
      </svg>
    </Link>
  );
}
