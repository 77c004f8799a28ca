import type { Seat } from '@signum/kernel';
import type { ReactElement } from 'react';
import { useWords } from '../../app/use-language.ts';
import type { ClockSight } from '../../game/contract.ts';
import { Icon } from '../../icons/Icon.tsx';
import { clockFace, isShort, warningAt } from './clock-face.ts';
import styles from './TimeLeft.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly clock: ClockSight;
  readonly seat: Seat;
}

/** What a player has left on the clock. Whose clock runs is told by the icon, too, and whoever listens is told when little is left. */
export function TimeLeft({ clock, seat }: Props): ReactElement | null {
  const words = useWords(WORDS);
  const seconds = useSecondsLeft(clock, seat);
  const isRunning = clock.running === seat;
  if (clock.left[seat] === null) return null; // a computer has no clock
  const told = words.timeLeft(Math.floor(seconds / 60), seconds % 60);
  return (
    <>
      <span
        className={styles['time']}
        role="timer"
        title={told}
        data-seat={seat}
        data-running={isRunning}
        data-short={isShort(seconds)}
        aria-label={told}
      >
        {isRunning && <Icon name="alarm-clock" />}
        <span aria-hidden="true">{clockFace(seconds)}</span>
      </span>
      <output className="for-ears">{isRunning && warningAt(seconds) ? told : ''}</output>
    </>
  );
}
