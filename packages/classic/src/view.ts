import type { Outcome, Seat, Told, Viewer } from '@signum/kernel';
import type { CardId, Catalogue } from './card.ts';
import type { Happening } from './happenings.ts';
import type { Building, ClassicState, Creature, Phase, Player, Relic, Shown, Tactic, Template } from './state.ts';

/** What one looker-on may know of a player (C-ZON-1). */
export interface PlayerView {
  readonly hero: CardId;
  readonly minion: CardId | null;
  readonly prosperity: number;
  /** The cards for their owner, their number for everybody else. */
  readonly hand: readonly CardId[] | number;
  readonly deck: number;
  readonly graveyard: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly city: readonly Building[];
  readonly relics: readonly Relic[];
  /** What was paid for each is public, the card is not (C-TAC-10). */
  readonly tactics: readonly (Omit<Tactic, 'card'> & { readonly card?: CardId })[];
  /** Buildings and terrains that can still come: only their owner knows them (C-AMB-9). */
  readonly pool: { readonly buildings: readonly CardId[]; readonly terrains: readonly CardId[] } | null;
  /** What texts have shown to this player in this turn: nobody else learns even that it is there. */
  readonly shown: readonly Shown[] | null;
  readonly kills: number;
  readonly failedDraws: number;
}

/** The table as one looker-on sees it, in a form of its own: never the state with holes. */
export interface ClassicView {
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly phase: Phase;
  readonly acting: Creature['id'] | null;
  readonly terrainPlayed: boolean;
  readonly players: readonly PlayerView[];
  readonly creatures: readonly Creature[];
  readonly terrains: readonly Template[];
  readonly lastTurn: number | null;
  readonly drawOffer: Seat | null;
  readonly outcome: Outcome | null;
}

export function viewOf(state: Readonly<ClassicState>, viewer: Viewer): ClassicView {
  const { turn, active, first, phase, acting, terrainPlayed, creatures, terrains, lastTurn, drawOffer, outcome } =
    state;
  return {
    turn,
    active,
    first,
    phase,
    acting,
    terrainPlayed,
    players: state.players.map((player, seat) => playerView(player, seat === viewer)),
    creatures,
    terrains,
    lastTurn,
    drawOffer,
    outcome: outcome ?? null,
  };
}

function playerView(player: Readonly<Player>, isOwn: boolean): PlayerView {
  return {
    hero: player.hero,
    minion: player.minion,
    prosperity: player.prosperity,
    hand: isOwn ? player.hand : player.hand.length,
    deck: player.deck.length,
    graveyard: player.graveyard,
    removed: player.removed,
    city: player.city,
    relics: player.relics,
    tactics: player.tactics.map(({ id, card, paid }) => (isOwn ? { id, card, paid } : { id, paid })),
    pool: isOwn ? { buildings: player.buildings, terrains: player.terrains } : null,
    shown: isOwn ? player.shown : null,
    kills: player.kills,
    failedDraws: player.failedDraws,
  };
}

/** Events of a card that is laid face down: everybody learns that a tactic is played, not which (C-TAC-1). */
const OF_A_TACTIC: readonly Happening['type'][] = ['cardDeclared', 'cardPlayed', 'tacticSet'];

/** An event as a looker-on sees it: without the cards that only one player may know. */
export function seenBy(cards: Catalogue, told: Told<Happening>, viewer: Viewer): Told<unknown> {
  const { event } = told;
  if (!('player' in event) || event.player === viewer) return told;
  if (event.type === 'cardDrawn') return without(told, 'card');
  if (event.type === 'cardsSeen' || event.type === 'handRedrawn') return without(told, 'cards');
  if (OF_A_TACTIC.includes(event.type) && 'card' in event && cards[event.card]?.type === 'tactic') {
    return without(told, 'card');
  }
  return told;
}

/** The same event with one thing less; its source could name the card, so that goes too. */
function without(told: Told<Happening>, secret: string): Told<unknown> {
  const { source: _source, ...rest } = told;
  const event = Object.fromEntries(Object.entries(told.event).filter(([key]) => key !== secret));
  return { ...rest, event };
}
