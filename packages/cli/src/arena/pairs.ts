import type { PlayerName } from '@signum/ai';
import { deckOf } from '@signum/cards';
import { deckRefusals, editions, type EditionId } from '@signum/classic';
import { draw, hashOfText, seeded } from '@signum/kernel';
import { BOX } from '../cards/sets.ts';
import { UsageError } from '../command.ts';
import type { Bout } from './bout.ts';

export interface Contest {
  readonly a: PlayerName;
  readonly b: PlayerName;
  readonly edition: EditionId;
  readonly seed: string;
  /** The last turn: fewer wounds of the hero win then (C-END-9). */
  readonly turns: number;
  /** Both play this deck in every pair; without it each pair has the next of all decks. */
  readonly deck?: string;
}

/**
 * Two bouts on one seed: both players hold the same deck, the dice are the same, and the players change places. Whatever a deck or the
 * first turn is worth comes out even; with two decks the better one would win both, and tell nothing of the players.
 */
export function pairOf(contest: Contest, index: number): [Bout, Bout] {
  const { a, b, edition, turns } = contest;
  const seed = `${contest.seed} ${index}`;
  const deck = deckOf(deckFor(contest, index));
  const setup = { edition, decks: [deck, deck], lastTurn: turns };
  return [
    { setup, seed, seats: [a, b] },
    { setup, seed, seats: [b, a] },
  ];
}

/** All decks come round, in an order of the contest's own. */
function deckFor({ edition, deck, seed }: Contest, index: number): (typeof BOX.decks)[number] {
  const legal = BOX.decks.filter(one => deckRefusals(deckOf(one), editions[edition], BOX.catalogue).length === 0);
  if (deck !== undefined) {
    const named = legal.find(({ id }) => id === deck);
    if (!named) throw new UsageError(`There is no deck '${deck}'. Decks: ${legal.map(({ id }) => id).join(', ')}.`);
    return named;
  }
  const first = draw(seeded(hashOfText(`decks ${seed}`)), legal.length);
  return legal[(first + index) % legal.length]!;
}
