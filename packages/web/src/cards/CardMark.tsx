import type { ReactElement } from 'react';
import { lookup } from './card-of.ts';
import styles from './Marked.module.css';
import { useOpenCard } from './open-card.ts';

/** The name of a card in a text. Pressed, the card is shown enlarged. */
export function CardMark({ id, children }: { id: string; children: string }): ReactElement {
  const open = useOpenCard(one => one.open);
  if (lookup(id) === undefined) return <b>{children}</b>;
  return (
    <button type="button" className={styles['card']} aria-haspopup="dialog" onClick={() => open(id)}>
      {children}
    </button>
  );
}
