import type { Card } from '@signum/classic';
import { useState, type ReactElement } from 'react';
import actions from '../app/Action.module.css';
import { useWords } from '../app/use-language.ts';
import { useCopied } from '../decks/use-copied.ts';
import { WORDS as DECK_WORDS } from '../decks/words.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** The card as the rules read it. */
export function Definition({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const { copy: copyWord, copied } = useWords(DECK_WORDS);
  const [isOpen, setOpen] = useState(false);
  const { isCopied, copy } = useCopied();
  const text = isOpen ? JSON.stringify(card, null, 2) : '';
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.definition}</summary>
      <p className={styles['note']}>{words.definitionHelp}</p>
      <p>
        <button type="button" className={actions['plain']} onClick={() => copy(text)}>
          {copyWord}
        </button>{' '}
        <output>{isCopied && copied}</output>
      </p>
      {/* The keyboard, too, must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} lang="en">
        {text}
      </pre>
    </details>
  );
}
