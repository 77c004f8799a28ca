import { shuffle, type Seat } from '@signum/kernel';
import type { CardId } from '../card.ts';
import type { CreatureId } from '../ids.ts';
import { intoHand, playerOf } from './players.ts';
import type { Game } from '../procedure.ts';
import type { Relic } from '../state.ts';

/** A card goes to its owner's Graveyard; what it had is lost with it (C-ZON-2). */
export function toGraveyard(
  { state, emit }: Game,
  owner: Seat,
  card: CardId,
  who?: CreatureId,
  rule = 'C-ZON-2',
): void {
  playerOf(state, owner).graveyard.push(card);
  emit({ type: 'cardToGraveyard', player: owner, card, ...(who !== undefined && { who }) }, rule);
}

/** The same for a relic that its hero carried. */
export function relicToGraveyard({ state, emit }: Game, owner: Seat, { id: relic, card }: Borne, rule: string): void {
  playerOf(state, owner).graveyard.push(card);
  emit({ type: 'cardToGraveyard', player: owner, card, relic }, rule);
}

type Borne = Readonly<Pick<Relic, 'card' | 'id'>>;

/** The same for a card that nobody had seen: the top of a deck, a face-down tactic. */
export function unseenToGraveyard({ state, emit }: Game, owner: Seat, card: CardId): void {
  playerOf(state, owner).graveyard.push(card);
  emit({ type: 'cardToGraveyard', player: owner, card, unseen: true }, 'C-ZON-2');
}

export function toHand({ state, emit }: Game, owner: Seat, card: CardId, who?: CreatureId): void {
  intoHand(playerOf(state, owner), card);
  emit({ type: 'cardReturnedToHand', player: owner, card, ...(who !== undefined && { who }) }, 'C-ZON-3');
}

/** A deck into which a card returned is shuffled at once (C-ZON-3). */
export function toDeck(play: Game, owner: Seat, card: CardId, who?: CreatureId): void {
  playerOf(play.state, owner).deck.push(card);
  play.emit({ type: 'cardReturnedToDeck', player: owner, card, ...(who !== undefined && { who }) }, 'C-ZON-3');
  shuffleDeck(play, owner);
}

export function shuffleDeck({ state, emit }: Game, owner: Seat): void {
  shuffle(state.chance, playerOf(state, owner).deck);
  emit({ type: 'deckShuffled', player: owner }, 'C-ZON-3');
}
