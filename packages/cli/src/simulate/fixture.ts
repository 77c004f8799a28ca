import type { PlayerName } from '@signum/ai';
import type { EditionId } from '@signum/classic';
import { pairingsOf, type Pairing, type Series } from './series.ts';

/** One game that is to be played: all that decides how it goes, but for the cards. Plain data, so that any process can play it. */
export interface Fixture {
  readonly pairing: Pairing;
  /** Which game of the pairing. */
  readonly index: number;
  readonly player: PlayerName;
  readonly edition: EditionId;
  readonly turns: number;
  readonly seed: string;
  /** The decks of seat 0 and seat 1, by their places in the series. */
  readonly seats: readonly [number, number];
}

/**
 * All games of a series. The first game of every pairing comes before the second of any, so that a series that was broken off is a
 * smaller series, and not half of one.
 */
export function fixturesOf(series: Series): Fixture[] {
  const pairings = pairingsOf(series);
  return Array.from({ length: series.games }, (_, index) =>
    pairings.map(pairing => fixtureOf(series, pairing, index)),
  ).flat();
}

/**
 * Games go in twos on one seed, and the decks change seats in between: whatever the seat or the roll for the first turn is worth comes
 * out even. The seed names the decks, not their places: a series with one deck more plays the same games of the others.
 */
function fixtureOf({ player, edition, turns, seed, decks }: Series, pairing: Pairing, index: number): Fixture {
  const [a, b] = pairing;
  const names = `${decks[a]!.id} ${decks[b]!.id}`;
  return {
    pairing,
    index,
    player,
    edition,
    turns,
    seed: `${seed} ${names} ${Math.floor(index / 2)}`,
    seats: index % 2 === 0 ? [a, b] : [b, a],
  };
}

/** Names a game of a series. */
export function fixtureKey({ pairing, index }: Pick<Fixture, 'index' | 'pairing'>): string {
  return `${pairing.join('-')}-${index}`;
}
