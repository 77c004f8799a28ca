import type { LogEntry } from '../../game/contract.ts';

/** The events that led to one, the nearest first. A reader's log has gaps where something happened out of sight. */
export function causesIn(log: readonly LogEntry[], n: number): LogEntry[] {
  const causes: LogEntry[] = [];
  for (let at = find(log, n)?.cause; at !== undefined;) {
    const cause = find(log, at);
    if (!cause) break;
    causes.push(cause);
    at = cause.cause;
  }
  return causes;
}

/** Numbers only grow, so the place of an event is at most its number. */
function find(log: readonly LogEntry[], n: number): LogEntry | undefined {
  for (let at = Math.min(n, log.length - 1); at >= 0; at -= 1) {
    const entry = log[at]!;
    if (entry.n === n) return entry;
    if (entry.n < n) return undefined;
  }
  return undefined;
}
