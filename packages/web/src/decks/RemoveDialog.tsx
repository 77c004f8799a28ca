import type { ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Form.module.css';
import { WORDS } from './words.ts';

interface Props {
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** The one thing here that cannot be undone is asked for twice. */
export function RemoveDialog({ name, onRemove, onClose }: Props): ReactElement {
  const words = useWords(WORDS);
  return (
    <Dialog title={words.removeAsk(name || words.unnamed)} onClose={onClose}>
      <p>{words.removeHelp}</p>
      <div className={styles['actions']}>
        <button type="button" className={actions['plain']} onClick={onClose}>
          {words.cancel}
        </button>
        <button
          type="button"
          className={actions['primary']}
          onClick={() => {
            onRemove();
            onClose();
          }}
        >
          {words.remove}
        </button>
      </div>
    </Dialog>
  );
}
