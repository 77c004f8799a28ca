import type { Seat } from '@signum/kernel';
import { useEffect, useState } from 'react';
import type { ClockSight } from '../../game/contract.ts';
import { wholeSeconds } from './clock-face.ts';

/** Often enough that no second is left out. */
const LOOK_EVERY = 200;

/** The whole seconds that a seat has left. The page counts by itself from what it was told last; the desk has the last word. */
export function useSecondsLeft(clock: ClockSight, seat: Seat): number {
  const [seen, setSeen] = useState<{ readonly clock: ClockSight; readonly seconds: number } | null>(null);
  const told = clock.left[seat] ?? 0;
  const isRunning = clock.running === seat;

  useEffect(() => {
    if (!isRunning) return undefined;
    const begun = performance.now();
    const look = (): void => {
      const seconds = wholeSeconds(told - (performance.now() - begun));
      setSeen(before => (before?.clock === clock && before.seconds === seconds ? before : { clock, seconds }));
    };
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [clock, told, isRunning]);

  return isRunning && seen?.clock === clock ? seen.seconds : wholeSeconds(told);
}
