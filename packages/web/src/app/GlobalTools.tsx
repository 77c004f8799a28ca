import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/Icon.tsx';
import { useSettings } from '../settings/use-settings.ts';
import styles from './GlobalTools.module.css';
import { useWords } from './language-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { WORDS } from './words.ts';

/** Within reach on every screen: the language, the sound and the way to all other settings. */
export function GlobalTools(): ReactElement {
  const words = useWords(WORDS);
  const { language, sound, change } = useSettings();
  const soundWord = sound ? words.soundOn : words.soundOff;
  return (
    <div className={styles['tools']}>
      <LanguageSwitch language={language} label={words.languages} onChoose={chosen => change({ language: chosen })} />
      <button
        type="button"
        className={styles['tool']}
        title={soundWord}
        aria-label={soundWord}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
      </button>
      <Link className={styles['tool']} href="/settings" title={words.settings} aria-label={words.settings}>
        <Icon name="cog" />
      </Link>
    </div>
  );
}
