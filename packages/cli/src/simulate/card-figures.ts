import type { CardId } from '@signum/classic';
import { pointsOf, type GameRecord, type Side } from './game-record.ts';
import { scoreOf, type Score } from './score.ts';
import type { Series } from './series.ts';
import { beyondNoise, differenceOfShares, type Difference } from './statistics.ts';

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
   * What is won with it played minus what is won with it in the deck and not played. Beware: long games see more cards, and whoever is
   * ahead plays more of them.
   */
  readonly swing: Difference;
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
}

/** Every card of the decks, the most helpful first. */
export function cardFigures({ decks }: Series, records: readonly GameRecord[]): CardFigure[] {
  const tallies = new Map<CardId, Tally>();
  for (const record of records) {
    for (const side of [0, 1] as const satisfies readonly Side[]) {
      const entrant = decks[record.pairing[side]]!;
      const points = pointsOf(record, side);
      for (const [at, card] of entrant.cards.entries()) {
        const tally = tallies.get(card) ?? { decks: new Set(), played: [], drawn: [], unseen: [] };
        tallies.set(card, tally);
        tally.decks.add(entrant.id);
        tally[WHERE[record.cards[side][at] as keyof typeof WHERE]].push(points);
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

function figureOf(card: CardId, { decks, played, drawn, unseen }: Tally): Omit<CardFigure, 'beyond'> {
  const games = played.length + drawn.length + unseen.length;
  const whenPlayed = scoreOf(played);
  const whenNot = scoreOf([...drawn, ...unseen]);
  const whenDrawn = scoreOf([...played, ...drawn]);
  const whenUnseen = scoreOf(unseen);
  return {
    card,
    decks: [...decks].toSorted(),
    games,
    drawn: whenDrawn.games / games,
    played: whenPlayed.games / games,
    whenPlayed,
    whenNot,
    swing: differenceBetween(whenPlayed, whenNot),
    drawSwing: differenceBetween(whenDrawn, whenUnseen),
  };
}

function differenceBetween(one: Score, other: Score): Difference {
  return differenceOfShares(one.share, one.games, other.share, other.games);
}
