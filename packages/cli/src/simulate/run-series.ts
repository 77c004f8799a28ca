import { fixtureKey, fixturesOf, type Fixture } from './fixture.ts';
import type { GameRecord } from './game-record.ts';
import { labCrew } from './lab-crew.ts';
import { labFileOf, type LabFile, type Pace } from './lab-file.ts';
import type { Series } from './series.ts';

export interface Run {
  readonly series: Series;
  readonly workers: number;
  /** What was played before, if a series goes on. */
  readonly known?: Pick<LabFile, 'games' | 'pace'>;
  /** Keeps what there is so far; called every few seconds, and at the end. */
  readonly keep: (file: LabFile) => void;
  readonly tell: (progress: Progress) => void;
  /** Hears of answers that the rules refused: there should be none. */
  readonly complain: (refused: string) => void;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly decisions: number;
  readonly pace: Pace;
  /** Until the end, if it goes on like this. */
  readonly leftMs: number;
}

/** Games that end within this time are kept together. */
const BATCH_MS = 10_000;

/** Plays what is missing of a series. The same games come out for any number of processes, and in any number of runs. */
export async function runSeries({ series, workers, known, keep, tell, complain }: Run): Promise<LabFile> {
  const records = new Map<string, GameRecord>();
  for (const record of known?.games ?? []) records.set(fixtureKey(record), record);
  const missing = fixturesOf(series).filter(fixture => !records.has(fixtureKey(fixture)));
  const begun = performance.now();
  let { processorMs, wallMs } = known?.pace ?? { processorMs: 0, wallMs: 0 };
  let decisions = [...records.values()].reduce((sum, record) => sum + record.decisions, 0);
  const before = { wallMs, done: records.size };
  const total = before.done + missing.length;
  const soFar = (): LabFile => labFileOf(series, [...records.values()], { processorMs, wallMs });
  const crew = labCrew(series, Math.min(workers, missing.length));
  let kept = begun;
  try {
    await crew.each(missing, played => {
      played.refused.forEach(complain);
      records.set(fixtureKey(played.record), played.record);
      const now = performance.now();
      processorMs += played.processorMs;
      wallMs = before.wallMs + now - begun;
      decisions += played.record.decisions;
      const fresh = records.size - before.done;
      const leftMs = ((now - begun) / fresh) * (total - records.size);
      tell({ done: records.size, of: total, decisions, pace: { processorMs, wallMs }, leftMs });
      if (now - kept < BATCH_MS) return;
      keep(soFar());
      kept = now;
    });
  } finally {
    crew.close();
  }
  const file = soFar();
  keep(file);
  return file;
}

/** A game of the file that is to be played again, to see whether rules and players are still the same. */
export function sampleOf({ series, games }: Pick<LabFile, 'games' | 'series'>): Fixture | undefined {
  const last = games.at(-1);
  return last && fixturesOf(series).find(fixture => fixtureKey(fixture) === fixtureKey(last));
}
