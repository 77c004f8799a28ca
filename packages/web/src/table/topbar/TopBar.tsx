import { opponentOf } from '@signum/classic';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import { CardDialog } from '../../cards/CardDialog.tsx';
import { useTable } from '../../game/use-table.ts';
import { usePhone } from '../layout/use-phone.ts';
import { LeaveTable } from '../leave/LeaveTable.tsx';
import { Phases } from './Phases.tsx';
import { PlayerPlate } from './PlayerPlate.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './TopBar.module.css';
import { WORDS } from './words.ts';

/** Who plays, how rich they are, and where the turn stands. The own side is always on the left. */
export function TopBar(): ReactElement {
  const { sight } = useTable();
  const words = useWords(WORDS);
  const isPhone = usePhone();
  return (
    <header className={styles['bar']} aria-label={words.bar}>
      <div className={styles['own']}>
        <LeaveTable />
        <PlayerPlate seat={sight.seat} sight={sight} />
      </div>
      <div className={styles['turn']}>
        <Phases view={sight.view} />
        {sight.clock && isPhone && (
          <div className={styles['clocks']}>
            <TimeLeft clock={sight.clock} seat={sight.seat} />
            <TimeLeft clock={sight.clock} seat={opponentOf(sight.seat)} />
          </div>
        )}
      </div>
      <PlayerPlate seat={opponentOf(sight.seat)} sight={sight} isOpposite />
      <CardDialog />
    </header>
  );
}
