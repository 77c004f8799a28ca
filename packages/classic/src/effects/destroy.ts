import type { Seat } from '@signum/kernel';
import type { BuildingCard, TerrainCard } from '../card.ts';
import type { RelicId, TacticId, TerrainId } from '../ids.ts';
import { cardOf, playerOf, relicOf, tacticOf, templateOf } from '../table/players.ts';
import type { Game } from '../procedure.ts';
import type { Building, Relic, Tactic, Template } from '../state.ts';
import { relicToGraveyard, unseenToGraveyard } from '../table/zones.ts';
import { buildingNamed } from '../texts/building-name.ts';
import { verb } from '../texts/verb.ts';

/** Buildings, relics, terrains and face-down tactics are destroyed, and with them all they gave. */
export const destroy = verb('destroy', ({ play, ids }) => {
  const { state } = play;
  for (const id of ids('what')) {
    const built = buildingNamed(state, id);
    const relic = relicOf(state, id as RelicId);
    const tactic = tacticOf(state, id as TacticId);
    const template = templateOf(state, id as TerrainId);
    if (built) tearDown(play, built.seat, built.building);
    else if (relic) breakRelic(play, relic.seat, relic.relic);
    else if (tactic) discardTactic(play, tactic.seat, tactic.tactic);
    else if (template) clear(play, template);
  }
});

/** A basic building can be built again, any other is out of the game (C-CTY-6). */
function tearDown({ state, emit }: Game, seat: Seat, building: Building): void {
  const player = playerOf(state, seat);
  const { card } = building;
  player.city = player.city.filter(one => one !== building);
  const { kind } = cardOf(state, card) as BuildingCard;
  (kind === 'basic' ? player.buildings : player.removed).push(card);
  emit({ type: 'buildingDestroyed', player: seat, building: card }, 'C-CTY-6');
}

function breakRelic(play: Game, seat: Seat, relic: Relic): void {
  const player = playerOf(play.state, seat);
  player.relics = player.relics.filter(one => one !== relic);
  play.emit({ type: 'relicDestroyed', player: seat, card: relic.card, relic: relic.id }, 'C-REL-5');
  relicToGraveyard(play, seat, relic, 'C-REL-5');
}

/** It goes without effect, and everybody sees what it was. */
function discardTactic(play: Game, seat: Seat, tactic: Tactic): void {
  const player = playerOf(play.state, seat);
  player.tactics = player.tactics.filter(one => one !== tactic);
  unseenToGraveyard(play, seat, tactic.card);
}

/** A basic terrain never leaves the pool, a unique one is out of the game (C-TER-8). */
function clear({ state, emit }: Game, template: Template): void {
  const { id: terrain, card, owner } = template;
  state.terrains = state.terrains.filter(one => one !== template);
  if ((cardOf(state, card) as TerrainCard).kind === 'unique') playerOf(state, owner).removed.push(card);
  emit({ type: 'terrainDestroyed', player: owner, card, terrain }, 'C-TER-8');
}
