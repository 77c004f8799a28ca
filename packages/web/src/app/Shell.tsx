import type { ReactElement, ReactNode } from 'react';
import type { Language } from './language.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Shell.module.css';
import type { Words } from './words.ts';

interface Props {
  language: Language;
  words: Words;
  onChoose: (language: Language) => void;
  children: ReactNode;
}

/** What every page has: the name above, the notice below. */
export function Shell({ language, words, onChoose, children }: Props): ReactElement {
  return (
    <div className={styles['shell']}>
      <header className={styles['header']}>
        <a className={styles['name']} href="/">
          <img src="/favicon.svg" alt="" width={30} height={30} />
          Signum
        </a>
        <LanguageSwitch language={language} label={words.languages} onChoose={onChoose} />
      </header>
      <main>{children}</main>
      <footer className={styles['footer']}>
        <p>{words.notice}</p>
        <p>
          {words.privacy} <a href="/credits">{words.credits.title}</a>
        </p>
      </footer>
    </div>
  );
}
