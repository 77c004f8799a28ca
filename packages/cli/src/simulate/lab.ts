import { playGame, players } from '@signum/ai';
import { deckOf } from '@signum/cards';
import { classicGame, type ClassicGame, type Deck, type Victory } from '@signum/classic';
import type { Seat } from '@signum/kernel';
import type { Collection } from '../cards/sets.ts';
import { CardMarks } from './card-marks.ts';
import type { Fixture } from './fixture.ts';
import type { GameRecord, Side } from './game-record.ts';
import { collectionOf, type Series } from './series.ts';

/** A record, and how long the processor worked for it: the one thing that differs from run to run. */
export interface Played {
  readonly record: GameRecord;
  readonly processorMs: number;
  /** Answers that the rules refused: there should be none. */
  readonly refused: readonly string[];
}

/** Plays games of one series. Each process has its own. */
export class Lab {
  readonly #series: Series;
  readonly #collection: Collection;
  readonly #game: ClassicGame;

  constructor(series: Series) {
    this.#series = series;
    this.#collection = collectionOf(series);
    this.#game = classicGame(this.#collection.catalogue);
  }

  play(fixture: Fixture): Played {
    const { pairing, index, player, edition, turns: lastTurn, seed, seats } = fixture;
    const { catalogue } = this.#collection;
    const marks = new CardMarks();
    const before = process.cpuUsage();
    const { outcome, turns, decisions, refused, last } = playGame({
      game: marks.lookingOn(this.#game),
      players: [players[player], players[player]],
      setup: { edition, decks: seats.map(place => this.#deckAt(place)), lastTurn },
      seed,
      catalogue,
    });
    const { user, system } = process.cpuUsage(before);
    const winner = outcome?.winners[0];
    const lettersOf = (side: Side): string =>
      marks.lettersOf(sideOf(fixture, side), this.#series.decks[pairing[side]]!.cards);
    const record: GameRecord = {
      pairing,
      index,
      first: sideOf(fixture, last.first),
      winner: winner === undefined ? null : sideOf(fixture, winner),
      by: (outcome?.by as Victory | undefined) ?? 'nothing',
      turns,
      decisions,
      cards: [lettersOf(0), lettersOf(1)],
    };
    return { record, processorMs: (user + system) / 1000, refused };
  }

  #deckAt(place: number): Deck {
    const { id } = this.#series.decks[place]!;
    return deckOf(this.#collection.decks.findLast(deck => deck.id === id)!);
  }
}

/** Whoever is told a series plays its games. */
export function labFor(series: Series): (fixture: Fixture) => Played {
  const lab = new Lab(series);
  return fixture => lab.play(fixture);
}

/** The side of a seat, and as well the seat of a side: in every other game the two have changed places. */
function sideOf({ index }: Fixture, seat: Seat): Side {
  return index % 2 === seat ? 0 : 1;
}
