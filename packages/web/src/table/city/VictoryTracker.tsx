import { BASIC_BUILDINGS, editions } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { useTable } from '../../game/use-table.ts';
import styles from './VictoryTracker.module.css';
import { WORDS } from './words.ts';

/** How far a player is from winning by Prosperity (C-END-5): points, and in the newest edition the nine basic buildings. */
export function VictoryTracker({ seat, isBrief = false }: { seat: Seat; isBrief?: boolean }): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const { points, buildings } = editions[sight.edition].prosperityVictory;
  const { prosperity, city } = sight.view.players[seat]!;
  const standing = BASIC_BUILDINGS.filter(name => city.some(({ card }) => card === name)).length;
  if (isBrief) {
    const all = [
      ...(buildings === 'none' ? [] : [words.buildings(standing, BASIC_BUILDINGS.length)]),
      words.points(prosperity, points),
    ];
    return (
      <p className={styles['brief']} title={words.victory}>
        {all.join(' · ')}
      </p>
    );
  }
  return (
    <p className={styles['tracker']} title={words.victory}>
      <span className="for-ears">{words.victory}</span>
      {buildings !== 'none' && (
        <label>
          {words.buildings(standing, BASIC_BUILDINGS.length)}
          <progress max={BASIC_BUILDINGS.length} value={standing} />
        </label>
      )}
      <label>
        {words.points(prosperity, points)}
        <progress max={points} value={Math.min(points, prosperity)} />
      </label>
    </p>
  );
}
