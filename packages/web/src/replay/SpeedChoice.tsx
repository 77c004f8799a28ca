import type { ReactElement } from 'react';
import { useWords } from '../app/use-language.ts';
import styles from './SpeedChoice.module.css';
import { SPEEDS, type Film, type Speed } from './use-film.ts';
import { WORDS } from './words.ts';

/** How fast the film runs. */
export function SpeedChoice({ film: { speed, setSpeed } }: { film: Film }): ReactElement {
  const words = useWords(WORDS);
  return (
    <label className={styles['speed']}>
      <span className="for-ears">{words.speed}</span>
      <select value={speed} onChange={({ target }) => setSpeed(Number(target.value) as Speed)}>
        {SPEEDS.map(one => (
          <option key={one} value={one}>
            {words.times(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
