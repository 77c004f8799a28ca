import type { Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { Selector } from '../language/index.ts';
import type { ClassicState } from '../state.ts';
import { opponentOf, playerOf } from '../table/players.ts';
import { readDescription } from './matching.ts';

/** In whose zone a text looks for cards: in that of its controller, unless it says otherwise (C-GEN-18). */
export function zoneOwner(seat: Seat, selector: Selector): Seat {
  const { side } = readDescription('choose' in selector ? selector.choose : selector.all);
  return side === "opponent's" ? opponentOf(seat) : seat;
}

/** Takes a card out of the Graveyard or deck that a text of this player means, and tells whose it was. */
export function takeCard(state: ClassicState, seat: Seat, card: CardId, selector: Selector): Seat | undefined {
  const owner = zoneOwner(seat, selector);
  const { deck, graveyard } = playerOf(state, owner);
  const cards = selector.in === 'deck' ? deck : graveyard;
  const at = cards.lastIndexOf(card);
  if (at < 0) return undefined;
  cards.splice(at, 1);
  return owner;
}
