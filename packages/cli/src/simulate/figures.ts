import type { CardId } from '@signum/classic';
import { cardFigures, type CardFigure } from './card-figures.ts';
import { pointsOf, type GameRecord, type Side } from './game-record.ts';
import { scoreOf, type Score } from './score.ts';
import type { Series } from './series.ts';
import { meanOf, quantile, wilson, type Interval } from './statistics.ts';

/** All that is reckoned from the games of a series. */
export interface Figures {
  readonly games: number;
  /** Each deck against all others, the best first. */
  readonly decks: readonly Fielded[];
  /** The same by heroes: decks with the same hero are one. */
  readonly heroes: readonly Fielded[];
  /** The first deck of each pairing against the second. */
  readonly deckMatrix: readonly Cell[];
  readonly heroMatrix: readonly Cell[];
  /** Whoever takes the first turn, with equal decks in both places. */
  readonly firstPlayer: Score;
  readonly turns: Spread;
  readonly decisions: Spread;
  /** How games end, the most frequent way first. */
  readonly causes: readonly Cause[];
  /** By how much more is won with them than without, the most helpful first. */
  readonly cards: readonly CardFigure[];
}

export interface Fielded {
  readonly id: string;
  readonly score: Score;
  readonly asFirst: Score;
  readonly asSecond: Score;
}

export interface Cell {
  readonly a: string;
  readonly b: string;
  readonly score: Score;
}

export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
}

export interface Cause {
  readonly by: GameRecord['by'];
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export function figuresOf(series: Series, records: readonly GameRecord[]): Figures {
  const deck = (place: number): string => series.decks[place]!.id;
  const hero = (place: number): CardId => series.decks[place]!.hero;
  return {
    games: records.length,
    decks: fieldOf(series, records, deck),
    heroes: fieldOf(series, records, hero),
    deckMatrix: matrixOf(series, records, deck),
    heroMatrix: matrixOf(series, records, hero),
    firstPlayer: scoreOf(records.map(record => pointsOf(record, record.first))),
    turns: spreadOf(records.map(({ turns }) => turns)),
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
    causes: causesIn(records),
    cards: cardFigures(series, records),
  };
}

/** What a deck counts as: itself, or its hero. */
type Naming = (place: number) => string;

const SIDES: readonly Side[] = [0, 1];

function fieldOf({ decks }: Series, records: readonly GameRecord[], naming: Naming): Fielded[] {
  const ids = [...new Set(decks.map((_, place) => naming(place)))];
  const fielded = ids.map((id): Fielded => {
    const sides = records.flatMap(record =>
      SIDES.filter(side => naming(record.pairing[side]) === id && !isMirror(record, naming)).map(side => ({
        record,
        side,
      })),
    );
    const scoreWhere = (isOne: (side: (typeof sides)[number]) => boolean): Score =>
      scoreOf(sides.filter(isOne).map(({ record, side }) => pointsOf(record, side)));
    return {
      id,
      score: scoreWhere(() => true),
      asFirst: scoreWhere(({ record, side }) => record.first === side),
      asSecond: scoreWhere(({ record, side }) => record.first !== side),
    };
  });
  return fielded.toSorted((one, other) => other.score.share - one.score.share);
}

function isMirror({ pairing: [a, b] }: GameRecord, naming: Naming): boolean {
  return naming(a) === naming(b);
}

/** Every two names once, in the order of the decks. */
function matrixOf({ decks }: Series, records: readonly GameRecord[], naming: Naming): Cell[] {
  const order = [...new Set(decks.map((_, place) => naming(place)))];
  const points = new Map<string, number[]>();
  for (const record of records) {
    if (isMirror(record, naming)) continue;
    const places = record.pairing.map(place => order.indexOf(naming(place)));
    const side: Side = places[0]! < places[1]! ? 0 : 1;
    const key = places.toSorted((one, other) => one - other).join(' ');
    points.set(key, [...(points.get(key) ?? []), pointsOf(record, side)]);
  }
  return order.flatMap((a, at) =>
    order.slice(at + 1).flatMap((b, more) => {
      const some = points.get(`${at} ${at + more + 1}`);
      return some ? [{ a, b, score: scoreOf(some) }] : [];
    }),
  );
}

function spreadOf(values: readonly number[]): Spread {
  return {
    mean: meanOf(values),
    p10: quantile(values, 0.1),
    median: quantile(values, 0.5),
    p90: quantile(values, 0.9),
    max: quantile(values, 1),
  };
}

function causesIn(records: readonly GameRecord[]): Cause[] {
  const causes = [...new Set(records.map(({ by }) => by))].toSorted().map((by): Cause => {
    const games = records.filter(record => record.by === by).length;
    const share = games / records.length;
    return { by, games, share, interval: wilson(share, records.length) };
  });
  return causes.toSorted((one, other) => other.games - one.games);
}
