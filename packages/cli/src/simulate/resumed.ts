import { UsageError } from '../command.ts';
import { Lab } from './lab.ts';
import { fixtureKey } from './fixture.ts';
import { hasSameCards, recordsByKey, type LabFile } from './lab-file.ts';
import { readLabFile } from './read-lab-file.ts';
import { sampleOf } from './run-series.ts';
import { collectionOf } from './series.ts';

/**
 * A series that goes on, maybe with more games. One of its games is played again: if that goes another way, rules or players have
 * changed since, and what would be added up does not belong together.
 */
export function resumed(path: string, games: number | undefined): LabFile {
  const file = readLabFile(path);
  const series = { ...file.series, games: games ?? file.series.games };
  if (!hasSameCards(series)) throw new UsageError(`The cards have changed since ${path} was begun. Begin a new file.`);
  const { decks } = collectionOf(series);
  const gone = series.decks.find(({ id }) => !decks.some(deck => deck.id === id));
  if (gone) throw new UsageError(`The deck '${gone.id}' of ${path} is no longer there. Begin a new file.`);
  const sample = sampleOf(file);
  if (sample) {
    const { record } = new Lab(series).play(sample);
    if (JSON.stringify(record) !== JSON.stringify(recordsByKey(file).get(fixtureKey(sample)))) {
      throw new UsageError(`Rules or players have changed since ${path} was begun. Begin a new file.`);
    }
  }
  return { ...file, series, games: file.games.filter(({ index }) => index < series.games) };
}
