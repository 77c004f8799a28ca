import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../app/use-language.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Sheet.module.css';
import { WORDS } from './words.ts';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something that comes up from below and is put away again: by its cross, by Escape, by a press beside it. */
export function Sheet({ label, onClose, children }: Props): ReactElement {
  const words = useWords(WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // Escape does for the keyboard what a press beside the sheet does for the finger.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-label={label}
      onClose={onClose}
      onClick={event => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className={styles['head']}>
        <h2>{label}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="cancel" />
        </button>
      </div>
      <div className={styles['content']}>{children}</div>
    </dialog>
  );
}
