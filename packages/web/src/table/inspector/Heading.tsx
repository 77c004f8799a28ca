import type { Card } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import factions from '../../cards/faction.module.css';
import { Marked } from '../../cards/Marked.tsx';
import { useOpenCard } from '../../cards/open-card.ts';
import { iconOfCard } from '../../icons/icon-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Inspector.module.css';
import { WORDS } from './words.ts';

interface Props {
  card: Card;
  title: string;
  /** The line under the name, with marks. */
  type: string;
  /** Whose it is, if it is on the table. */
  seat?: Seat;
}

/** The name of what is looked at, its picture and a way to its card. */
export function Heading({ card, title, type, seat }: Props): ReactElement {
  const words = useWords(WORDS);
  const open = useOpenCard(one => one.open);
  const side = seat === undefined ? 'card' : seat === 0 ? 'first' : 'second';
  return (
    <header className={styles['head']}>
      <span className={`${styles['badge']} ${styles[side]} ${factions[card.faction]}`} data-theme="dark">
        <Icon name={iconOfCard(card)} />
      </span>
      <div className={styles['titles']}>
        <h2>{title}</h2>
        <p className={styles['kind']}>
          <Marked text={type} />
        </p>
      </div>
      <button
        type="button"
        className={styles['read']}
        aria-haspopup="dialog"
        aria-label={words.read}
        title={words.read}
        onClick={() => open(card.id)}
      >
        <Icon name="magnifying-glass" />
      </button>
    </header>
  );
}
