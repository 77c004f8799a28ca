import { pointsOf, type GameRecord, type Side } from './game-record.ts';
import type { LabFile } from './lab-file.ts';
import {
  beyondNoise,
  differenceOfDifferences,
  differenceOfMeans,
  differenceOfShares,
  meanDifference,
  type Difference,
} from './statistics.ts';

/** One figure of two series. */
export interface Change {
  readonly about: 'card' | 'cause' | 'deck' | 'first player' | 'length';
  /** The deck, card or cause. */
  readonly id?: string;
  /** What is measured, in words. */
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly difference: Difference;
  /** Is it more than noise, among so many figures of its kind? */
  readonly beyond: boolean;
}

export interface Comparison {
  /** Were the same games played twice? Then noise that is in both drops out. */
  readonly paired: boolean;
  /** Games that went another way, of those that were played in both. */
  readonly changedGames: number;
  readonly commonGames: number;
  /** The clearest first, within each kind. */
  readonly changes: readonly Change[];
}

type Found = Omit<Change, 'beyond'>;

/** What has changed from one series to another: the same decks with a changed card, for example. */
export function compare(before: LabFile, after: LabFile): Comparison {
  const paired = isPaired(before, after);
  const common = paired ? commonGames(before, after) : [];
  const families: Found[][] = [
    deckChanges(before, after, common),
    [firstPlayerChange(before, after, common)],
    causeChanges(before, after),
    [lengthChange(before, after, common)],
    cardChanges(before, after),
  ];
  return {
    paired,
    commonGames: common.length,
    changedGames: common.filter(([one, other]) => !isSame(one, other)).length,
    changes: families.flatMap(judged),
  };
}

function judged(found: readonly Found[]): Change[] {
  const beyond = beyondNoise(found.map(({ difference }) => difference.p));
  return found
    .map((change, at): Change => ({ ...change, beyond: beyond[at]! }))
    .toSorted((one, other) => one.difference.p - other.difference.p);
}

function isPaired({ series: one }: LabFile, { series: other }: LabFile): boolean {
  return (
    one.player === other.player && one.edition === other.edition && one.seed === other.seed && one.turns === other.turns
  );
}

/** A game under names that both files know. */
interface Named {
  readonly record: GameRecord;
  readonly decks: readonly [string, string];
}

function namedGames({ series: { decks }, games }: LabFile): Map<string, Named> {
  return new Map(
    games.map(record => {
      const ids = [decks[record.pairing[0]]!.id, decks[record.pairing[1]]!.id] as const;
      return [`${ids.join(' ')} ${record.index}`, { record, decks: ids }];
    }),
  );
}

function commonGames(before: LabFile, after: LabFile): [Named, Named][] {
  const later = namedGames(after);
  return [...namedGames(before)].flatMap(([key, one]): [Named, Named][] => {
    const other = later.get(key);
    return other ? [[one, other]] : [];
  });
}

function isSame({ record: one }: Named, { record: other }: Named): boolean {
  return (
    one.winner === other.winner && one.by === other.by && one.turns === other.turns && one.decisions === other.decisions
  );
}

function deckChanges(before: LabFile, after: LabFile, common: readonly [Named, Named][]): Found[] {
  return before.figures.decks.flatMap(({ id, score }): Found[] => {
    const other = after.figures.decks.find(deck => deck.id === id)?.score;
    if (!other) return [];
    const deltas = common.flatMap(([{ record: one, decks }, { record: later }]) =>
      ([0, 1] as const satisfies readonly Side[])
        .filter(side => decks[side] === id && decks[0] !== decks[1])
        .map(side => pointsOf(later, side) - pointsOf(one, side)),
    );
    const difference =
      deltas.length > 1
        ? meanDifference(deltas)
        : differenceOfShares(other.share, other.games, score.share, score.games);
    return [{ about: 'deck', id, what: 'won against the field', before: score.share, after: other.share, difference }];
  });
}

function firstPlayerChange(before: LabFile, after: LabFile, common: readonly [Named, Named][]): Found {
  const one = before.figures.firstPlayer;
  const other = after.figures.firstPlayer;
  const deltas = common.map(
    ([{ record }, { record: later }]) => pointsOf(later, later.first) - pointsOf(record, record.first),
  );
  const difference =
    deltas.length > 1 ? meanDifference(deltas) : differenceOfShares(other.share, other.games, one.share, one.games);
  return { about: 'first player', what: 'won with the first turn', before: one.share, after: other.share, difference };
}

function causeChanges(before: LabFile, after: LabFile): Found[] {
  const all = [before, after].flatMap(({ figures }) => figures.causes.map(({ by }) => by));
  return [...new Set(all)].map((by): Found => {
    const [one, other] = [before, after].map(
      ({ figures }) => figures.causes.find(cause => cause.by === by)?.share ?? 0,
    );
    const difference = differenceOfShares(other!, after.games.length, one!, before.games.length);
    return { about: 'cause', id: by, what: 'games that end so', before: one!, after: other!, difference };
  });
}

function lengthChange(before: LabFile, after: LabFile, common: readonly [Named, Named][]): Found {
  const difference =
    common.length > 1
      ? meanDifference(common.map(([{ record }, { record: later }]) => later.turns - record.turns))
      : differenceOfMeans(turnsIn(after), turnsIn(before));
  return {
    about: 'length',
    what: 'turns',
    before: before.figures.turns.mean,
    after: after.figures.turns.mean,
    difference,
  };
}

function turnsIn({ games }: LabFile): number[] {
  return games.map(({ turns }) => turns);
}

function cardChanges(before: LabFile, after: LabFile): Found[] {
  return before.figures.cards.flatMap((one): Found[] => {
    const other = after.figures.cards.find(({ card }) => card === one.card);
    if (!other) return [];
    const about = { about: 'card', id: one.card } as const;
    return [
      {
        ...about,
        what: 'played',
        before: one.played,
        after: other.played,
        difference: differenceOfShares(other.played, other.games, one.played, one.games),
      },
      {
        ...about,
        what: 'swing when played',
        before: one.swing.value,
        after: other.swing.value,
        difference: differenceOfDifferences(other.swing, one.swing),
      },
    ];
  });
}
