/** Something to be timed: does its work once and says how many operations that was. */
export interface Candidate {
  readonly name: string;
  run(): number;
}

export interface Timing {
  readonly name: string;
  /** Median over the rounds. */
  readonly microseconds: number;
}

/**
 * Times candidates in turns, so that whatever else the machine does falls on all of them alike, and gives the median of
 * the rounds. Process CPU time is counted, not the clock on the wall. A program of many small functions gets up to speed only
 * after seconds: `warmUp` says how many microseconds each candidate runs before it is timed.
 */
export function timed(candidates: readonly Candidate[], rounds: number, warmUp = 0): Timing[] {
  const samples = candidates.map((): number[] => []);
  for (const candidate of candidates) {
    const before = process.cpuUsage();
    do candidate.run();
    while (spentSince(before) < warmUp);
  }
  for (let round = 0; round < rounds; round += 1) {
    candidates.forEach((candidate, index) => {
      const before = process.cpuUsage();
      let operations = 0;
      let spent = 0;
      while (spent < LEAST_MICROSECONDS) {
        operations += candidate.run();
        spent = spentSince(before);
      }
      samples[index]!.push(spent / operations);
    });
  }
  return candidates.map(({ name }, index) => ({ name, microseconds: median(samples[index]!) }));
}

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** A round shorter than this would measure the clock. */
const LEAST_MICROSECONDS = 100_000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
