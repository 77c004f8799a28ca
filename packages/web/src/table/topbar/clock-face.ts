/** A second that has begun counts: only whoever has none left reads 0:00. */
export function wholeSeconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

/** '12:05'. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Less than a minute: one looks at the clock now. */
export function isShort(seconds: number): boolean {
  return seconds < 60;
}

/** When whoever listens is told how much is left. */
const WARNINGS = [300, 60, 10];
/** So long a warning stays, so that it is read to its end. */
const WARNED_FOR = 5;

export function warningAt(seconds: number): boolean {
  return WARNINGS.some(at => seconds <= at && seconds > at - WARNED_FOR);
}
