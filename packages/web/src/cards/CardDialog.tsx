import type { CardId } from '@signum/classic';
import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useLanguage, useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './CardDialog.module.css';
import { cardOf } from './card-of.ts';
import { CardFace } from './CardFace.tsx';
import { useOpenCard } from './open-card.ts';
import { useReadCard } from './use-read-card.ts';
import { WORDS } from './words.ts';

/** The card that is being read, if there is one. Every screen with names of cards has one of these. */
export function CardDialog(): ReactElement | null {
  const card = useOpenCard(one => one.card);
  return card === null ? null : <Enlarged key={card} id={card} />;
}

/** A card enlarged, with all its words explained. Escape, the cross or a press beside it puts it away. */
function Enlarged({ id }: { id: CardId }): ReactElement {
  const { code } = useLanguage();
  const words = useWords(WORDS);
  const close = useOpenCard(one => one.close);
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useReadCard(cardOf(id));

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    // Escape does for the keyboard what a press beside the card does for the pointer.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={card.names[code]}
      onClose={close}
      onClick={event => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={event => event.stopPropagation()}
    >
      <div className={styles['inside']}>
        <CardFace card={card} size="large" />
        <p className={styles['links']}>
          <Link href={`/cards/${id}`} onClick={close}>
            {words.page}
          </Link>
          <Link href="/rules" onClick={close}>
            {words.rules}
          </Link>
        </p>
        <button type="button" className={styles['close']} onClick={close} aria-label={words.close}>
          <Icon name="cancel" />
        </button>
      </div>
    </dialog>
  );
}
