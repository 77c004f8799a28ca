import type { Io } from '../command.ts';
import type { Progress } from './run-series.ts';

const WIDTH = 30;
/** A log that nobody watches gets a line so often. */
const LOG_MS = 30_000;

/** Tells how far a series is: in place where somebody watches, in lines where a log is kept. */
export function progressTeller(io: Io, screen: NodeJS.WriteStream = process.stderr): (progress: Progress) => void {
  let told = performance.now();
  return progress => {
    const isLast = progress.done === progress.of;
    if (screen.isTTY) screen.write(`\r${barOf(progress)} ${progressText(progress)}\u001B[K${isLast ? '\n' : ''}`);
    else if (isLast || performance.now() - told > LOG_MS) {
      told = performance.now();
      io.error(progressText(progress));
    }
  };
}

export function barOf({ done, of }: Pick<Progress, 'done' | 'of'>): string {
  const full = Math.floor((WIDTH * done) / of);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
}

export function progressText({ done, of, decisions, pace, leftMs }: Progress): string {
  const aSecond = Math.round(decisions / (pace.wallMs / 1000));
  const left = done === of ? '' : `, ${timeText(leftMs)} left`;
  return `${done} of ${of} games, ${aSecond} decisions a second${left}`;
}

function timeText(ms: number): string {
  const minutes = ms / 60_000;
  return minutes < 1.5 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(minutes)} min`;
}
