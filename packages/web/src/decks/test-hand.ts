import { LIMITS, type CardId } from '@signum/classic';

/** A hand to try a deck with: the cards of the setup, those drawn since, and what is left. */
export interface TestHand {
  readonly hand: readonly CardId[];
  /** From the top. */
  readonly deck: readonly CardId[];
  /** Has the one redraw been used, or missed by drawing on (C-SET-9)? */
  readonly isSettled: boolean;
}

/** A number from 0 up to, but not including, the limit. */
export type Chance = (limit: number) => number;

/** Four cards (C-SET-8). */
export function dealt(cards: readonly CardId[], chance: Chance): TestHand {
  const deck = shuffled(cards, chance);
  return { hand: deck.slice(0, LIMITS.startingHand), deck: deck.slice(LIMITS.startingHand), isSettled: false };
}

/** The chosen cards go under the deck, as many come from its top, and then it is shuffled (C-SET-9). */
export function redrawn({ hand, deck }: TestHand, places: ReadonlySet<number>, chance: Chance): TestHand {
  const returned = hand.filter((_, place) => places.has(place));
  const fresh = deck.slice(0, returned.length);
  const short = returned.slice(fresh.length); // a deck of very few cards gives some of them back
  const below = [...deck.slice(fresh.length), ...returned.slice(0, fresh.length)];
  return {
    hand: [...hand.filter((_, place) => !places.has(place)), ...fresh, ...short],
    deck: shuffled(below, chance),
    isSettled: true,
  };
}

/** The card of the next turn (C-TRN-6). */
export function drawn({ hand, deck }: TestHand): TestHand {
  return { hand: [...hand, ...deck.slice(0, 1)], deck: deck.slice(1), isSettled: true };
}

/** Every order equally likely. */
export function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const left = [...all];
  return all.map(() => left.splice(chance(left.length), 1)[0]!);
}

/** The chance of a page; a game has its own, which can be proven. */
export const pageChance: Chance = limit => Math.floor(Math.random() * limit);
