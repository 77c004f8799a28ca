import type { Seat, Told, Viewer } from '../../index.ts';
import type { EmbersState, Player } from './state.ts';
import type { Card, EmbersEvent } from './vocabulary.ts';

/** What one looker-on may know of Embers. */
export interface EmbersView {
  readonly active: Seat;
  readonly players: readonly PlayerView[];
  readonly winners?: readonly Seat[];
}

export interface PlayerView {
  readonly fire: number;
  readonly place: number;
  readonly hand: readonly Card[] | number;
  readonly deck: number;
  readonly wards: readonly Card[] | number;
  readonly sparks: number;
  readonly ashes: readonly Card[];
}

export function viewOf(state: Readonly<EmbersState>, viewer: Viewer): EmbersView {
  return {
    active: state.active,
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    ...(state.outcome && { winners: state.outcome.winners }),
  };
}

function playerView({ fire, place, hand, deck, wards, sparks, ashes }: Player, isOwn: boolean): PlayerView {
  return {
    fire,
    place,
    hand: isOwn ? hand : hand.length,
    deck: deck.length,
    wards: isOwn ? wards : wards.length,
    sparks,
    ashes,
  };
}

/** Whose cards an event tells: only their owner sees which they are. */
const SECRET = ['handRedrawn', 'cardDrawn', 'wardLaid'];

export function seenBy(told: Told<EmbersEvent>, viewer: Viewer): Told<unknown> {
  const { event } = told;
  if (!SECRET.includes(event.type) || ('seat' in event && event.seat === viewer)) return told;
  return { ...told, event: { type: event.type, seat: 'seat' in event ? event.seat : -1 } };
}
