import type { Card } from '@signum/classic';
import { LANGUAGE_CODES, plain, type LanguageCode } from '@signum/text';
import { Suspense, useState, type ReactElement } from 'react';
import { useLoadedLanguage } from '../app/load-language.ts';
import { useWords } from '../app/use-language.ts';
import { lookup } from '../cards/card-of.ts';
import styles from './CardPage.module.css';
import { WORDS } from './words.ts';

/** The text of a card in all languages, side by side; fetched and written only when somebody looks. */
export function ThreeLanguages({ card }: { card: Card }): ReactElement {
  const words = useWords(WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.languages}</summary>
      <p className={styles['note']}>{words.languagesHelp}</p>
      <div className={styles['languages']}>
        <Suspense>{isOpen && LANGUAGE_CODES.map(code => <OneLanguage key={code} card={card} code={code} />)}</Suspense>
      </div>
    </details>
  );
}

function OneLanguage({ card, code }: { card: Card; code: LanguageCode }): ReactElement {
  const { name, type, lines } = useLoadedLanguage(code).card(card, lookup);
  return (
    <div lang={code}>
      <h3>{name}</h3>
      <p className={styles['note']}>{plain(type)}</p>
      {lines.map(({ text }) => (
        <p key={text}>{plain(text)}</p>
      ))}
    </div>
  );
}
