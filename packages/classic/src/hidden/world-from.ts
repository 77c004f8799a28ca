import { copy, seeded, shuffle, type Chance, type Seat, type Seed } from '@signum/kernel';
import type { CardId } from '../card.ts';
import { copyState } from '../copy-state.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import type { LookFrame } from '../procedures/look.ts';
import type { ClassicState, Player } from '../state.ts';
import { NO_FACTION } from '../vocabulary.ts';
import { LikelyCards } from './likely-cards.ts';
import { UNKNOWN, type Veiled } from './veil.ts';

/**
 * A whole world that fits what a seat knows: hidden cards are dealt at random from all that may be there, decks are shuffled, and the
 * dice are others. The seat sees the same in it, and is asked the same. The same seed gives the same world.
 */
export function worldFrom({ seat, state }: Veiled, seed: Seed): ClassicState {
  const world = copyState(state);
  const chance = seeded(seed);
  world.chance = chance;
  for (const [owner, player] of world.players.entries()) {
    if (owner === seat) shuffle(chance, player.deck);
    else deal(world, player, owner, seat, chance);
  }
  world.frames = state.frames.map(copy); // written into below, so nothing in them is shared
  for (const frame of world.frames) settle(world, frame, seat, chance);
  return world;
}

function deal(world: ClassicState, player: Player, owner: Seat, viewer: Seat, chance: Chance): void {
  const likely = new LikelyCards(world, owner);
  const known = world.players[viewer]!.shown.filter(({ whose }) => whose === owner).flatMap(({ cards }) => cards);
  // what a text has shown was in the hand, or on top of the deck: it is still somewhere among the hidden cards
  const sure = known.slice(0, player.hand.length).map(card => likely.take(card));
  player.tactics = player.tactics.map(({ id, card, paid }) => ({
    id,
    card: card === UNKNOWN ? likely.draw(chance, 'tactic') : card,
    paid,
  }));
  player.hand = player.hand.map((_card, index) => sure[index] ?? likely.draw(chance)).toSorted();
  player.deck = player.deck.map(() => likely.draw(chance));
  Object.assign(player, poolOf(world, player));
}

/** Every building and terrain that a deck of this faction may bring, but for what is used up (C-DCK-10). */
function poolOf({ cards, terrains }: ClassicState, player: Player): Pick<Player, 'buildings' | 'terrains'> {
  const faction = cards[player.hero]?.faction;
  const gone = new Set([
    ...player.removed,
    ...player.city.map(({ card }) => card),
    ...terrains.map(({ card }) => card),
  ]);
  const all = Object.values(cards).filter(card => card.faction === faction || card.faction === NO_FACTION);
  const idsOf = (type: 'building' | 'terrain'): CardId[] =>
    all
      .flatMap(card => (card.type === type && (card.kind === 'basic' || !gone.has(card.id)) ? [card.id] : []))
      .toSorted();
  return { buildings: idsOf('building'), terrains: idsOf('terrain') };
}

/** Procedures under way must agree with the cards that were dealt. */
function settle(world: ClassicState, frame: ClassicFrame, viewer: Seat, chance: Chance): void {
  if (frame.kind === 'look') layOnTop(world, frame, viewer);
  if (frame.kind === 'playCard' && frame.card === UNKNOWN) {
    Object.assign(frame, { card: new LikelyCards(world, frame.seat).draw(chance, 'tactic') });
    // a tactic that is declared is in the hand until it is paid for
    if (frame.step === 'begin' || frame.step === 'payment') holdInHand(world.players[frame.seat]!, frame.card);
  }
  fillEvents(world, frame);
}

/** Whoever looks at cards of a deck sees those that lie on top of it. */
function layOnTop({ players }: ClassicState, frame: LookFrame, viewer: Seat): void {
  const { deck } = players[frame.whose]!;
  const under = deck.length - frame.seen.length;
  if (frame.seat !== viewer) {
    frame.seen = deck.slice(under).toReversed();
    return;
  }
  const rest = frame.whose === viewer ? without(deck, frame.seen) : deck.slice(0, under);
  deck.splice(0, deck.length, ...rest, ...frame.seen.toReversed());
}

function without(deck: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const rest = [...deck];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function holdInHand(player: Player, card: CardId): void {
  player.hand = [...player.hand.slice(1), card].toSorted();
}

/** Events that wait in procedures get a card, too: the one that was laid down, or one of the hand. */
function fillEvents(world: ClassicState, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const event = value as { type?: unknown; card?: unknown; player?: Seat; tactic?: unknown };
  if (event.card === UNKNOWN && event.type !== undefined) {
    const { hand, deck, tactics } = world.players[event.player!]!;
    const laid = tactics.find(({ id }) => id === event.tactic)?.card;
    event.card = laid ?? hand[0] ?? deck[0] ?? UNKNOWN;
  }
  for (const part of Object.values(value)) fillEvents(world, part);
}
