import type { PlayerName } from '@signum/ai';
import { deckOf } from '@signum/cards';
import { deckRefusals, editions, type Deck, type EditionId } from '@signum/classic';
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
  /** Both play this deck; without it every pair has two of its own. */
  readonly deck?: string;
}

/**
 * Two bouts on one seed: the same decks in the same seats with the same dice, and the players change places. Whatever a deck or the
 * first turn is worth comes out even.
 */
export function pairOf(contest: Contest, index: number): [Bout, Bout] {
  const { a, b, edition, turns } = contest;
  const seed = `${contest.seed} ${index}`;
  const setup = { edition, decks: decksOf(contest, seed), lastTurn: turns };
  return [
    { setup, seed, seats: [a, b] },
    { setup, seed, seats: [b, a] },
  ];
}

function decksOf({ edition, deck }: Contest, seed: string): Deck[] {
  const legal = BOX.decks.filter(one => deckRefusals(deckOf(one), editions[edition], BOX.catalogue).length === 0);
  if (deck !== undefined) {
    const named = legal.find(({ id }) => id === deck);
    if (!named) throw new UsageError(`There is no deck '${deck}'. Decks: ${legal.map(({ id }) => id).join(', ')}.`);
    return [deckOf(named), deckOf(named)];
  }
  const chance = seeded(hashOfText(`decks ${seed}`));
  return [0, 1].map(() => deckOf(legal[draw(chance, legal.length)]!));
}
