import type { CardId } from '@signum/classic';
import { pointsOf, type GameRecord, type Side } from './game-record.ts';
import { scoreOf, type Score } from './score.ts';
import type { Series } from './series.ts';
import {
  beyondNoise,
  stratifiedDifference,
  sumOf,
  tellingStrata,
  type Difference,
  type Stratum,
} from './statistics.ts';

/** What is known of a card of the series. Counted by games and sides: two copies count once. */
export interface CardFigure {
  readonly card: CardId;
  /** The decks that have it. */
  readonly decks: readonly string[];
  /** How often it was in a deck that was played. */
  readonly games: number;
  /** In what part of these it came into the hand; buildings, terrains and minions lie ready. */
  readonly drawn: number;
  /** In what part of these it was played. */
  readonly played: number;
  readonly whenPlayed: Score;
  readonly whenNot: Score;
  /**
   * What is won with it played minus what is won with it in the deck and not played, between the same two decks. Beware: long games see
   * more cards, and whoever is ahead plays more of them.
   */
  readonly swing: Difference;
  /** Games behind the swing: those with it or those without it, whichever are fewer, where both came between the same two decks. */
  readonly telling: number;
  /** The same for being drawn, which nobody chooses: a purer measure where few games are enough. */
  readonly drawSwing: Difference;
  /** Is the swing more than noise, among so many cards? */
  readonly beyond: boolean;
}

interface Tally {
  readonly decks: Set<string>;
  readonly played: number[];
  readonly drawn: number[];
  readonly unseen: number[];
  /** By pairing and side, so that like is compared with like. */
  readonly playing: Map<string, Stratum>;
  readonly drawing: Map<string, Stratum>;
}

/** Every card of the decks, the most helpful first. */
export function cardFigures({ decks }: Series, records: readonly GameRecord[]): CardFigure[] {
  const tallies = new Map<CardId, Tally>();
  for (const record of records) {
    for (const side of [0, 1] as const satisfies readonly Side[]) {
      const entrant = decks[record.pairing[side]]!;
      const points = pointsOf(record, side);
      const kind = `${record.pairing.join(' ')} ${side}`;
      for (const [at, card] of entrant.cards.entries()) {
        const tally = tallies.get(card) ?? emptyTally();
        tallies.set(card, tally);
        const where = WHERE[record.cards[side][at] as keyof typeof WHERE];
        tally.decks.add(entrant.id);
        tally[where].push(points);
        addTo(tally.playing, kind, where === 'played', points);
        addTo(tally.drawing, kind, where !== 'unseen', points);
      }
    }
  }
  const figures = [...tallies].map(([card, tally]) => figureOf(card, tally));
  const beyond = beyondNoise(figures.map(({ swing }) => swing.p));
  return figures
    .map((figure, at): CardFigure => ({ ...figure, beyond: beyond[at]! }))
    .toSorted((one, other) => other.swing.value - one.swing.value || (one.card < other.card ? -1 : 1));
}

const WHERE = { '-': 'unseen', d: 'drawn', p: 'played' } as const;

function emptyTally(): Tally {
  return { decks: new Set(), played: [], drawn: [], unseen: [], playing: new Map(), drawing: new Map() };
}

function addTo(strata: Map<string, Stratum>, kind: string, isWith: boolean, points: number): void {
  const stratum = strata.get(kind) ?? { n: 0, won: 0, m: 0, otherWon: 0 };
  strata.set(kind, stratum);
  stratum[isWith ? 'n' : 'm'] += 1;
  stratum[isWith ? 'won' : 'otherWon'] += points;
}

function figureOf(card: CardId, tally: Tally): Omit<CardFigure, 'beyond'> {
  const { decks, played, drawn, unseen, playing, drawing } = tally;
  const games = played.length + drawn.length + unseen.length;
  const telling = tellingStrata([...playing.values()]);
  return {
    card,
    decks: [...decks].toSorted(),
    games,
    drawn: (played.length + drawn.length) / games,
    played: played.length / games,
    whenPlayed: scoreOf(played),
    whenNot: scoreOf([...drawn, ...unseen]),
    swing: stratifiedDifference([...playing.values()]),
    telling: Math.min(
      sumOf(telling, ({ n }) => n),
      sumOf(telling, ({ m }) => m),
    ),
    drawSwing: stratifiedDifference([...drawing.values()]),
  };
}
