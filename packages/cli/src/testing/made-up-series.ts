import type { GameRecord, Side } from '../simulate/game-record.ts';
import { labFileOf, type LabFile } from '../simulate/lab-file.ts';
import type { Series } from '../simulate/series.ts';

/** Three decks of two cards each: 'spark' is in all of them. */
export const THREE_DECKS: Series = {
  player: 'random',
  edition: 'en-kitsune',
  seed: 'made up',
  turns: 60,
  games: 20,
  cards: '0'.repeat(64),
  sets: [],
  decks: ['red', 'green', 'blue'].map(id => ({
    id,
    name: `The ${id} one`,
    hero: `hero-${id}`,
    heroName: `Hero of ${id}`,
    faction: 'none',
    cards: [`${id}-card`, 'spark'],
  })),
};

/** A game of the first two decks that side 0 has won, in most things like all others. */
export function record(parts: Partial<GameRecord> = {}): GameRecord {
  return {
    pairing: [0, 1],
    index: 0,
    first: 0,
    winner: 0,
    by: 'hero',
    turns: 20,
    decisions: 500,
    cards: ['--', '--'],
    ...parts,
  };
}

/** `games` games of each pairing; `winner` says who wins which. */
export function madeUp(games: number, winner: (pairing: readonly [number, number], index: number) => Side): LabFile {
  const pairings = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const records = pairings.flatMap(pairing =>
    Array.from({ length: games }, (_, index) => {
      const first: Side = index % 2 === 0 ? 0 : 1;
      const won = winner(pairing, index);
      const letters = (side: Side): string => `d${won === side ? 'p' : '-'}`;
      return record({ pairing, index, first, winner: won, cards: [letters(0), letters(1)] });
    }),
  );
  return labFileOf({ ...THREE_DECKS, games }, records, { processorMs: 1000, wallMs: 2000 });
}
