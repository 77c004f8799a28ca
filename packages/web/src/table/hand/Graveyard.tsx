import type { Seat } from '@signum/kernel';
import { useEffect, useRef, type ReactElement } from 'react';
import { useLanguage, useWords } from '../../app/use-language.ts';
import { cardOf } from '../../cards/card-of.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { useOpenCard } from '../../cards/open-card.ts';
import { useTable } from '../../game/use-table.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Graveyard.module.css';
import { WORDS } from './words.ts';

/** The cards of a graveyard, the last one first, and those that are out of the game. Both are open to everybody (C-ZON-1). */
export function Graveyard({ seat, onClose }: { seat: Seat; onClose: () => void }): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { code } = useLanguage();
  const open = useOpenCard(one => one.open);
  const dialog = useRef<HTMLDialogElement>(null);
  const { graveyard, removed } = sight.view.players[seat]!;
  const title = words.graveyardOf(sight.seats[seat]?.name ?? '');

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const cards = (ids: readonly string[]): ReactElement => (
    <ul className={styles['cards']}>
      {ids.map((id, place) => (
        // Copies of one card are equal, so that their order tells nothing.
        // eslint-disable-next-line react/no-array-index-key
        <li key={place}>
          <button type="button" onClick={() => open(id)}>
            <span className="for-ears">{cardOf(id).names[code]}</span>
            <span aria-hidden="true">
              <CardFace card={cardOf(id)} size="small" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className={styles['close']} onClick={onClose} aria-label={words.close}>
          <Icon name="cancel" />
        </button>
      </header>
      {graveyard.length === 0 ? <p>{words.noCards}</p> : cards(graveyard.toReversed())}
      {removed.length > 0 && (
        <>
          <h3 className={styles['removed']}>{words.removed(removed.length)}</h3>
          {cards(removed)}
        </>
      )}
    </dialog>
  );
}
