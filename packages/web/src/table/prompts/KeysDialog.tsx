import type { ReactElement, RefObject } from 'react';
import { useWords } from '../../app/use-language.ts';
import styles from './KeysDialog.module.css';
import { PromptButton } from './PromptButton.tsx';
import { WORDS } from './words.ts';

/** What the keys do. */
export function KeysDialog({ ref }: { ref: RefObject<HTMLDialogElement | null> }): ReactElement {
  const words = useWords(WORDS);
  return (
    <dialog ref={ref} className={styles['dialog']} aria-labelledby="keys-title" data-keys="">
      <h2 id="keys-title">{words.keys}</h2>
      <dl>
        {words.keyList.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <PromptButton onClick={() => ref.current?.close()}>{words.close}</PromptButton>
    </dialog>
  );
}
