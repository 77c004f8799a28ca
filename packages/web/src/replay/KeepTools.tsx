import { useState, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { saveShelved } from './save-file.ts';
import styles from './KeepTools.module.css';
import type { Wish } from './replay-store.ts';
import { addressOf } from './use-address.ts';
import { WORDS } from './words.ts';

/** The moment as a link, the game as a file. */
export function KeepTools({ id, wish }: { id: string; wish: Wish }): ReactElement {
  const words = useWords(WORDS);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressOf(wish));
      setSaid(words.linked);
    } catch {
      setSaid(words.notLinked);
    }
    setTimeout(() => setSaid(''), 2500);
  };
  return (
    <div className={styles['keep']}>
      <output>{said}</output>
      <button type="button" onClick={() => void copy()}>
        {words.link}
      </button>
      <button type="button" onClick={() => void saveShelved(id)}>
        {words.save}
      </button>
    </div>
  );
}
