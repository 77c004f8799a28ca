import { useState, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import { readDeckLink } from './deck-link.ts';
import { sizeOf, type DeckSheet } from './deck-sheet.ts';
import { readDeckText, type ReadDeck } from './deck-text.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Form.module.css';
import { WORDS } from './words.ts';

interface Props {
  onTake: (sheet: DeckSheet) => void;
  onClose: () => void;
}

/** Takes a deck out of a text, a link or a file, and says beforehand what it has understood. */
export function ImportDialog({ onTake, onClose }: Props): ReactElement {
  const words = useWords(WORDS);
  const [text, setText] = useState('');
  const { sheet, strange } = understood(text);
  const isEmpty = sizeOf(sheet) === 0 && sheet.hero === null;
  return (
    <Dialog title={words.bring} onClose={onClose}>
      <p className={styles['note']}>{words.bringHelp}</p>
      <label className={styles['field']}>
        {words.bringField}
        <textarea value={text} onChange={event => setText(event.target.value)} spellCheck={false} />
      </label>
      <label className={styles['field']}>
        {words.bringFile}
        <input
          type="file"
          accept=".txt,.md,text/plain"
          onChange={event => {
            event.target.files?.[0]?.text().then(setText, () => setText(''));
          }}
        />
      </label>
      <output>{!isEmpty && words.found(sheet.name, sizeOf(sheet))}</output>
      {strange.length > 0 && (
        <div className={styles['warning']}>
          {words.strange}
          <ul>
            {[...new Set(strange)].map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['actions']}>
        <button type="button" className={actions['primary']} disabled={isEmpty} onClick={() => onTake(sheet)}>
          {words.take}
        </button>
        <button type="button" className={actions['plain']} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function understood(text: string): ReadDeck {
  const linked = readDeckLink(text.trim());
  return linked ? { sheet: linked, strange: [] } : readDeckText(text);
}
