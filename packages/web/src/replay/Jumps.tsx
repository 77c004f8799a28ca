import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import type { Moment } from '../game/messages.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './Jumps.module.css';
import { landingFrom, type Landing } from './moments.ts';
import { WORDS } from './words.ts';

const SIGNS: Readonly<Record<Landing, IconName>> = { rolls: 'rolling-dices', deaths: 'tombstone' };

interface Props {
  moments: readonly Moment[];
  at: number;
  onGo: (at: number) => void;
}

/** To the next roll or death, and to the one before. */
export function Jumps({ moments, at, onGo }: Props): ReactElement {
  const { jump } = useWords(WORDS);
  const button = (what: Landing, way: 1 | -1): ReactElement => {
    const to = landingFrom(moments, at, what, way);
    const name = way === 1 ? jump[what].on : jump[what].back;
    return (
      <button
        type="button"
        aria-label={name}
        title={name}
        disabled={to === null}
        onClick={() => to !== null && onGo(to)}
      >
        <Glyph name={way === 1 ? 'step' : 'stepBack'} />
      </button>
    );
  };
  return (
    <>
      {(['rolls', 'deaths'] as const).map(what => (
        <div key={what} className={styles['jump']}>
          {button(what, -1)}
          <span className={styles['sign']}>
            <Icon name={SIGNS[what]} title={jump[what].name} />
          </span>
          {button(what, 1)}
        </div>
      ))}
    </>
  );
}
