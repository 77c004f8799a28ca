import type { Flawed } from '@signum/kernel';
import { lineToWorker, type DeskLine } from './desk-line.ts';
import type { GameNote } from './game-note.ts';
import { browserStore, type GameStore } from './game-store.ts';

/** The games that this browser keeps: those in progress, and those that can be watched. */
export interface GameShelf {
  /** Games that wait to be played on, the last played first. */
  inProgress(): Promise<readonly GameNote[]>;
  /** Games that are over, and replays that were brought from elsewhere. */
  replays(): Promise<readonly GameNote[]>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** A file to be kept or sent. */
  fileOf(id: string): Promise<File | undefined>;
  /** Takes a file in, or says what is wrong with it. */
  take(file: Blob): Promise<Flawed | GameNote>;
}

export function gameShelf(store: GameStore = browserStore(), line: () => DeskLine = lineToWorker): GameShelf {
  const notes = async (fits: (note: GameNote) => boolean): Promise<readonly GameNote[]> =>
    (await store.notes())
      .filter(note => !note.isExample && fits(note))
      .toSorted((one, other) => other.playedAt - one.playedAt);
  return {
    inProgress: () => notes(note => !isRecorded(note)),
    replays: () => notes(isRecorded),
    rename: (id, name) => store.rename(id, name),
    async remove(id) {
      await line().ask('forget', { id });
    },
    async fileOf(id) {
      const file = await line().ask('exportFile', { id });
      if (file === 'missing') return undefined;
      return new File([file.text], `signum-${file.holds}-${id}.json`, { type: 'application/json' });
    },
    async take(file) {
      return line().ask('importFile', { text: await file.text() });
    },
  };
}

/** Can it be watched from beginning to end? */
export function isRecorded({ holds, outcome }: GameNote): boolean {
  return holds === 'replay' || outcome !== null;
}
