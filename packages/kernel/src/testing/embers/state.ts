import {
  copy,
  coreOf,
  seeded,
  shuffle,
  type Chance,
  type Core,
  type Outcome,
  type Seat,
  type Seed,
} from '../../index.ts';
import { FULL_FIRE, HAND, LINE, type Card, type EmbersFrame } from './vocabulary.ts';

export interface Player {
  fire: number;
  place: number;
  /** Kept in alphabetical order, so that nothing tells which card came last. */
  hand: Card[];
  deck: Card[];
  wards: Card[];
  sparks: number;
  ashes: Card[];
}

export interface EmbersState extends Core<EmbersFrame> {
  players: Player[];
  active: Seat;
  outcome?: Outcome;
}

export interface EmbersSetup {
  /** Copies of each card in a deck. */
  readonly copies: number;
}

export function otherThan(seat: Seat): Seat {
  return 1 - seat;
}

export function playerOf(state: Readonly<EmbersState>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function distance(state: Readonly<EmbersState>): number {
  return Math.abs(playerOf(state, 0).place - playerOf(state, 1).place);
}

/** Takes the top card of a deck into the hand. */
export function drawCard(player: Player): Card | undefined {
  const card = player.deck.pop();
  if (card) player.hand = [...player.hand, card].toSorted();
  return card;
}

/** Takes a card out of the hand. */
export function takeFromHand(player: Player, card: Card): void {
  player.hand = player.hand.toSpliced(player.hand.indexOf(card), 1);
}

export function firstState({ copies }: EmbersSetup, seed: Seed): EmbersState {
  const chance = seeded(seed);
  return {
    ...coreOf<EmbersFrame>(chance, [
      { kind: 'turn', step: 'draw' },
      { kind: 'redraw', step: 'first' },
    ]),
    players: [newPlayer(copies, LINE * 0.3, chance), newPlayer(copies, LINE * 0.7, chance)],
    active: 0,
  };
}

function newPlayer(copies: number, place: number, chance: Chance): Player {
  const kinds: Card[] = ['jab', 'mend', 'snare', 'spark', 'strike', 'strike', 'wall'];
  const deck = kinds.flatMap(card => Array.from({ length: copies }, () => card));
  shuffle(chance, deck);
  const player: Player = { fire: FULL_FIRE, place, hand: [], deck, wards: [], sparks: 0, ashes: [] };
  for (let count = 0; count < HAND; count += 1) drawCard(player);
  return player;
}

export function copyState(state: EmbersState): EmbersState {
  const { frames, chance, answered, told, chain, players, active, outcome } = state;
  const copied: EmbersState = {
    frames: frames.map(copy),
    chance: copy(chance),
    answered,
    told,
    chain: chain.slice(),
    players: players.map(copyPlayer),
    active,
  };
  if (outcome) copied.outcome = outcome;
  return copied;
}

/** Hands are replaced, never edited; the other lists of a player grow and shrink in place. */
function copyPlayer({ fire, place, hand, deck, wards, sparks, ashes }: Player): Player {
  return { fire, place, hand, deck: deck.slice(), wards: wards.slice(), sparks, ashes: ashes.slice() };
}
