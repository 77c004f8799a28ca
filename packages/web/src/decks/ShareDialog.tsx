import { useId, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useLanguage, useWords } from '../app/use-language.ts';
import { deckLink } from './deck-link.ts';
import { deckText } from './deck-text.ts';
import type { DeckSheet } from './deck-sheet.ts';
import { Dialog } from './Dialog.tsx';
import styles from './Form.module.css';
import { useCopied } from './use-copied.ts';
import { WORDS } from './words.ts';

/** A deck as a text and as a link, ready to be sent. */
export function ShareDialog({ sheet, onClose }: { sheet: DeckSheet; onClose: () => void }): ReactElement {
  const words = useWords(WORDS);
  const text = deckText(sheet, useLanguage());
  const link = `${location.origin}/decks${deckLink(sheet)}`;
  return (
    <Dialog title={words.share} onClose={onClose}>
      <Copyable label={words.asText} text={text} isLong />
      <Copyable label={words.asLink} text={link} />
      <p className={styles['note']}>{words.linkHelp}</p>
    </Dialog>
  );
}

function Copyable({ label, text, isLong = false }: { label: string; text: string; isLong?: boolean }): ReactElement {
  const words = useWords(WORDS);
  const { isCopied, copy } = useCopied();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea id={id} readOnly value={text} /> : <input id={id} readOnly value={text} />}
      <div className={styles['actions']}>
        <button type="button" className={actions['plain']} onClick={() => copy(text)}>
          {words.copy}
        </button>
        <output>{isCopied && words.copied}</output>
      </div>
    </div>
  );
}
