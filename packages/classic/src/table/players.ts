import type { Seat } from '@signum/kernel';
import type { Card, CardId } from '../card.ts';
import type { Building, ClassicState, Player, Relic, Tactic, Template } from '../state.ts';
import type { CreatureId, RelicId, TacticId, TerrainId } from '../ids.ts';

export function playerOf(state: Readonly<ClassicState>, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}

/** The other player of a duel. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The seats, the active player's first: the order in which several are asked (C-TIM-20). */
export function turnOrder(state: Readonly<ClassicState>): Seat[] {
  return state.players.map((_player, step) => (state.active + step) % state.players.length);
}

export function cardOf(state: Readonly<ClassicState>, id: CardId): Card {
  const card = state.cards[id];
  if (!card) throw new Error(`no card ${id} in this game`);
  return card;
}

/** Puts a card into a hand, in its alphabetical place: its place tells nothing. */
export function intoHand(player: Player, card: CardId): void {
  player.hand = [...player.hand, card].toSorted();
}

export function outOfHand(player: Player, card: CardId): void {
  const place = player.hand.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in the hand`);
  player.hand = player.hand.toSpliced(place, 1);
}

export function buildingOf(player: Readonly<Player>, card: CardId): Building | undefined {
  return player.city.find(building => building.card === card);
}

/** A relic in play, and whose it is. */
export function relicOf(state: Readonly<ClassicState>, id: RelicId): { relic: Relic; seat: Seat } | undefined {
  for (const [seat, { relics }] of state.players.entries()) {
    const relic = relics.find(one => one.id === id);
    if (relic) return { relic, seat };
  }
  return undefined;
}

export function tacticOf(state: Readonly<ClassicState>, id: TacticId): { tactic: Tactic; seat: Seat } | undefined {
  for (const [seat, { tactics }] of state.players.entries()) {
    const tactic = tactics.find(one => one.id === id);
    if (tactic) return { tactic, seat };
  }
  return undefined;
}

export function templateOf(state: Readonly<ClassicState>, id: TerrainId): Template | undefined {
  return state.terrains.find(template => template.id === id);
}

/** What each first letter of a name stands for. */
interface Named {
  c: CreatureId;
  r: RelicId;
  /** A spell, while it is cast: no two castings are the same (C-ABL-8). */
  s: string;
  t: TacticId;
  x: TerrainId;
}

/** A name for something that comes into play. */
export function nextName<L extends keyof Named>(state: ClassicState, letter: L): Named[L] {
  state.named += 1;
  return `${letter}${state.named}` as Named[L];
}
