import { catalogue, deckOf, decks } from '@signum/cards';
import { deckRefusals, editions, type ClassicSetup, type EditionId } from '@signum/classic';
import { draw, hashOfText, seeded } from '@signum/kernel';

/** Random players may build a City in which nobody can win by Prosperity; then the time limit ends the game (C-END-9). */
const LAST_TURN = 60;

/** A duel between two random decks that are legal in the edition. The same name gives the same pair. */
export function fuzzSetup(edition: EditionId, name: string): ClassicSetup {
  const legal = decks.map(deckOf).filter(deck => deckRefusals(deck, editions[edition], catalogue).length === 0);
  const chance = seeded(hashOfText(`decks ${name}`));
  return { edition, decks: [0, 1].map(() => legal[draw(chance, legal.length)]!), lastTurn: LAST_TURN };
}
