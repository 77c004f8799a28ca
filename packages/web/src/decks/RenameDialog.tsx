import { useState, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Form.module.css';
import { WORDS } from './words.ts';

interface Props {
  name: string;
  onRename: (name: string) => void;
  onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: Props): ReactElement {
  const words = useWords(WORDS);
  const [next, setNext] = useState(name);
  return (
    <Dialog title={words.rename} onClose={onClose}>
      <form
        className={styles['field']}
        onSubmit={event => {
          event.preventDefault();
          onRename(next.trim() || name);
          onClose();
        }}
      >
        <label className={styles['field']}>
          {words.deckName}
          <input value={next} maxLength={80} onChange={event => setNext(event.target.value)} />
        </label>
        <div className={styles['actions']}>
          <button type="submit" className={actions['primary']}>
            {words.keep}
          </button>
          <button type="button" className={actions['plain']} onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
