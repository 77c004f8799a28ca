import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './language.ts';
import styles from './LanguageSwitch.module.css';

interface Props {
  language: Language;
  label: string;
  onChoose: (language: Language) => void;
}

/** Where room is short, the beginning of a name stands for the whole of it. */
const BEGINNING = 2;

export function LanguageSwitch({ language, label, onChoose }: Props): ReactElement {
  return (
    <fieldset className={styles['switch']} aria-label={label}>
      {LANGUAGES.map(one => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => onChoose(one)}>
          {LANGUAGE_NAMES[one].slice(0, BEGINNING)}
          <span className={styles['rest']}>{LANGUAGE_NAMES[one].slice(BEGINNING)}</span>
        </button>
      ))}
    </fieldset>
  );
}
