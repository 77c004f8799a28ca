import type { Card } from '@signum/classic';
import { LANGUAGE_CODES, languages, plain } from '@signum/text';
import { useState, type ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import { lookup } from '../cards/card-of.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** The text of a card in all languages, side by side; written only when somebody looks. */
export function ThreeLanguages({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.languages}</summary>
      <p className={styles['note']}>{words.languagesHelp}</p>
      <div className={styles['languages']}>
        {isOpen &&
          LANGUAGE_CODES.map(code => {
            const { name, type, lines } = languages[code].card(card, lookup);
            return (
              <div key={code} lang={code}>
                <h3>{name}</h3>
                <p className={styles['note']}>{plain(type)}</p>
                {lines.map(({ text }) => (
                  <p key={text}>{plain(text)}</p>
                ))}
              </div>
            );
          })}
      </div>
    </details>
  );
}
