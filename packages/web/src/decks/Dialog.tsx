import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../app/use-language.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Dialog.module.css';
import { WORDS } from './words.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small sheet over the page. Escape or the cross puts it away. */
export function Dialog({ title, onClose, children }: Props): ReactElement {
  const words = useWords(WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" className={styles['close']} aria-label={words.close} onClick={onClose}>
        <Icon name="cancel" />
      </button>
    </dialog>
  );
}
