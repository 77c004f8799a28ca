import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '../app/language.ts';
import { useWords } from '../app/language-context.ts';
import { Options } from '../app/Options.tsx';
import { usePageTitle } from '../app/use-page-title.ts';
import { guideAgain } from '../learn/tips/guided-games.ts';
import { MOTIONS, TEXT_SIZES, THEMES } from './settings.ts';
import styles from './SettingsPage.module.css';
import { Toggle } from './Toggle.tsx';
import { useSettings } from './use-settings.ts';
import { WORDS } from './words.ts';

/** All settings on one page. Each takes effect at once; there is nothing to confirm. */
export function SettingsPage(): ReactElement {
  const words = useWords(WORDS);
  const settings = useSettings();
  const { language, theme, motion, textSize, sound, volume, fastComputer, allWindows, explain, change } = settings;
  usePageTitle(words.title);
  return (
    <div className={styles['page']}>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <section aria-labelledby="looks">
        <h2 id="looks">{words.looks}</h2>
        <Options
          legend={words.language}
          options={LANGUAGES.map(value => ({ value, name: LANGUAGE_NAMES[value] }))}
          value={language}
          onChoose={chosen => change({ language: chosen })}
        />
        <Options
          legend={words.theme}
          options={THEMES.map(value => ({ value, name: words.themes[value] }))}
          value={theme}
          onChoose={chosen => change({ theme: chosen })}
        />
        <Options
          legend={words.textSize}
          options={TEXT_SIZES.map(value => ({ value, name: words.textSizes[value] }))}
          value={textSize}
          onChoose={chosen => change({ textSize: chosen })}
        />
        <Options
          legend={words.motion}
          options={MOTIONS.map(value => ({ value, name: words.motions[value] }))}
          value={motion}
          onChoose={chosen => change({ motion: chosen })}
        />
      </section>
      <section aria-labelledby="sound">
        <h2 id="sound">{words.soundTitle}</h2>
        <Toggle {...words.sound} isOn={sound} onChange={on => change({ sound: on })} />
        <label className={styles['volume']}>
          {words.volume}
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            disabled={!sound}
            onChange={({ target }) => change({ volume: Number(target.value) })}
          />
        </label>
      </section>
      <section aria-labelledby="table">
        <h2 id="table">{words.table}</h2>
        <Toggle
          {...words.explain}
          isOn={explain}
          onChange={on => {
            change({ explain: on });
            if (on) guideAgain();
          }}
        />
        <Toggle {...words.fastComputer} isOn={fastComputer} onChange={on => change({ fastComputer: on })} />
        <Toggle {...words.allWindows} isOn={allWindows} onChange={on => change({ allWindows: on })} />
      </section>
    </div>
  );
}
