import type { Card, Catalogue, Deck } from '@signum/classic';
import { akkari } from './akkari.ts';
import { basics } from './basics.ts';
import { dogsOfWar } from './dogs-of-war.ts';
import { grypharim } from './grypharim.ts';
import { kitsune } from './kitsune.ts';
import type { NamedDeck } from './named-deck.ts';
import { unicorn } from './unicorn.ts';
import { vallor } from './vallor.ts';

/** Every card of the classic game, by id. */
export const catalogue: Catalogue = Object.fromEntries(
  [akkari, basics, dogsOfWar, grypharim, kitsune, unicorn, vallor]
    .flat()
    .map((card): [string, Card] => [card.id, card]),
);

/** What of a deck is played. */
export type PlayedDeck = Pick<NamedDeck, 'buildings' | 'cards' | 'hero' | 'minion' | 'terrains'>;

/** A deck as the rules take it: every copy named, buildings and terrains in one pool. */
export function deckOf({ hero, minion, cards, buildings, terrains }: PlayedDeck): Deck {
  return {
    hero,
    ...(minion && { minion }),
    cards: cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    pool: [...buildings, ...terrains],
  };
}
