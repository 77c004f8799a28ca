import type { Outcome, Seat, Told, Viewer } from '@signum/kernel';
import type { CardId } from './card.ts';
import type { Happening } from './happenings.ts';
import { openTactics } from './hidden/open-tactics.ts';
import type { TacticId } from './ids.ts';
import { seenEvent, type SeenHappening } from './seen.ts';
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
  const open = openTactics(state);
  return {
    turn,
    active,
    first,
    phase,
    acting,
    terrainPlayed,
    players: state.players.map((player, seat) => playerView(player, seat === viewer, open)),
    creatures,
    terrains,
    lastTurn,
    drawOffer,
    outcome: outcome ?? null,
  };
}

function playerView(player: Readonly<Player>, isOwn: boolean, open: ReadonlySet<TacticId>): PlayerView {
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
    tactics: player.tactics.map(({ id, card, paid }) => (isOwn || open.has(id) ? { id, card, paid } : { id, paid })),
    pool: isOwn ? { buildings: player.buildings, terrains: player.terrains } : null,
    shown: isOwn ? player.shown : null,
    kills: player.kills,
    failedDraws: player.failedDraws,
  };
}

/** An event as a looker-on is told it. What it does not tell its source could name, so that goes with it. */
export function seenBy(told: Told<Happening>, viewer: Viewer): Told<SeenHappening> {
  const event = seenEvent(told.event, viewer);
  if (event === told.event) return told;
  const { source: _source, ...rest } = told;
  return { ...rest, event };
}
