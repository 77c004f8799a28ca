import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import type { Moment } from '../game/messages.ts';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { nextTurn, previousTurn } from './moments.ts';
import styles from './Transport.module.css';
import type { Film } from './use-film.ts';
import { WORDS } from './words.ts';

interface Props {
  moments: readonly Moment[];
  at: number;
  onGo: (at: number) => void;
  film: Film;
}

/** Play, pause and the steps: by an answer, by a turn, to the ends. */
export function Transport({ moments, at, onGo, film }: Props): ReactElement {
  const words = useWords(WORDS);
  const last = moments.length - 1;
  const step = (name: Exclude<GlyphName, 'pause' | 'play'>, to: number): ReactElement => (
    <button
      type="button"
      aria-label={words.controls[name]}
      title={words.controls[name]}
      disabled={to === at}
      onClick={() => onGo(to)}
    >
      <Glyph name={name} />
    </button>
  );
  const playing = film.isPlaying ? 'pause' : 'play';

  return (
    <div className={styles['transport']}>
      {step('start', 0)}
      {step('turnBack', previousTurn(moments, at))}
      {step('stepBack', Math.max(at - 1, 0))}
      <button
        type="button"
        className={styles['play']}
        aria-label={words.controls[playing]}
        title={words.controls[playing]}
        onClick={() => film.play(!film.isPlaying)}
      >
        <Glyph name={playing} />
      </button>
      {step('step', Math.min(at + 1, last))}
      {step('turn', nextTurn(moments, at))}
      {step('end', last)}
    </div>
  );
}
