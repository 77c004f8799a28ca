import { copy } from '@signum/kernel';
import { inheritStandings } from './values/standing.ts';
import { inheritTexts } from './written-texts.ts';
import type { Building, ClassicState, Creature, Player, Relic, Template } from './state.ts';

/** A copy that shares only what never changes, field by field (docs/decisions/0008). */
export function copyState(state: ClassicState): ClassicState {
  const copied: ClassicState = {
    frames: state.frames.map(copy),
    chance: copy(state.chance),
    answered: state.answered,
    told: state.told,
    chain: state.chain.slice(),
    rules: state.rules,
    cards: state.cards,
    answerable: state.answerable,
    ownTurnTactics: state.ownTurnTactics,
    lastTurn: state.lastTurn,
    first: state.first,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    acting: state.acting,
    terrainPlayed: state.terrainPlayed,
    players: state.players.map(copyPlayer),
    creatures: state.creatures.map(copyCreature),
    terrains: state.terrains.map(copyTemplate),
    drawOffer: state.drawOffer,
    named: state.named,
    losers: state.losers,
  };
  if (state.outcome) copied.outcome = state.outcome;
  inheritStandings(state, copied);
  inheritTexts(state, copied);
  return copied;
}

/** Hands are replaced, never edited; the other lists of a player grow and shrink in place. */
function copyPlayer(player: Player): Player {
  return {
    hero: player.hero,
    minion: player.minion,
    prosperity: player.prosperity,
    deck: player.deck.slice(),
    hand: player.hand,
    graveyard: player.graveyard.slice(),
    removed: player.removed.slice(),
    buildings: player.buildings.slice(),
    terrains: player.terrains.slice(),
    city: player.city.map(copyBuilding),
    relics: player.relics.map(copyRelic),
    tactics: player.tactics.slice(),
    kills: player.kills,
    failedDraws: player.failedDraws,
    spoken: player.spoken.slice(),
    lastSpoken: player.lastSpoken.slice(),
    shown: player.shown,
  };
}

export function copyBuilding({ card, tapped, usedUp }: Building): Building {
  return { card, tapped, usedUp };
}

/** Are two buildings the same in every field? For the others likewise: with each copier goes whoever knows its copies again. */
export function isSameBuilding(one: Readonly<Building>, other: Readonly<Building>): boolean {
  return one.card === other.card && one.tapped === other.tapped && one.usedUp === other.usedUp;
}

export function copyRelic({ id, card, tokens, marks, inUse, tapped }: Relic): Relic {
  return { id, card, tokens, marks, inUse, tapped };
}

export function isSameRelic(one: Readonly<Relic>, other: Readonly<Relic>): boolean {
  return (
    one.id === other.id &&
    one.card === other.card &&
    one.tokens === other.tokens &&
    one.marks === other.marks &&
    one.inUse === other.inUse &&
    one.tapped === other.tapped
  );
}

export function copyTemplate({ id, card, owner, pose, pieces, searched, usedUp }: Template): Template {
  return { id, card, owner, pose, pieces, searched, usedUp };
}

export function isSameTemplate(one: Readonly<Template>, other: Readonly<Template>): boolean {
  return (
    one.id === other.id &&
    one.card === other.card &&
    one.owner === other.owner &&
    one.pose === other.pose &&
    one.pieces === other.pieces &&
    one.searched === other.searched &&
    one.usedUp === other.usedUp
  );
}

export function copyCreature(creature: Creature): Creature {
  return {
    id: creature.id,
    card: creature.card,
    kind: creature.kind,
    owner: creature.owner,
    controller: creature.controller,
    r: creature.r,
    x: creature.x,
    y: creature.y,
    wounds: creature.wounds,
    armour: creature.armour,
    hidden: creature.hidden,
    poisoned: creature.poisoned,
    diseased: creature.diseased,
    concentration: creature.concentration,
    victim: creature.victim,
    gains: creature.gains,
    woundedBy: creature.woundedBy,
    dying: creature.dying,
    since: creature.since,
    activated: creature.activated,
    skips: creature.skips,
    moved: creature.moved,
    defended: creature.defended,
    persecutions: creature.persecutions,
    usedUp: creature.usedUp,
    shotAt: creature.shotAt,
  };
}

export function isSameCreature(one: Readonly<Creature>, other: Readonly<Creature>): boolean {
  return (
    one.id === other.id &&
    one.card === other.card &&
    one.kind === other.kind &&
    one.owner === other.owner &&
    one.controller === other.controller &&
    one.r === other.r &&
    one.x === other.x &&
    one.y === other.y &&
    one.wounds === other.wounds &&
    one.armour === other.armour &&
    one.hidden === other.hidden &&
    one.poisoned === other.poisoned &&
    one.diseased === other.diseased &&
    one.concentration === other.concentration &&
    one.victim === other.victim &&
    one.gains === other.gains &&
    one.woundedBy === other.woundedBy &&
    one.dying === other.dying &&
    one.since === other.since &&
    one.activated === other.activated &&
    one.skips === other.skips &&
    one.moved === other.moved &&
    one.defended === other.defended &&
    one.persecutions === other.persecutions &&
    one.usedUp === other.usedUp &&
    one.shotAt === other.shotAt
  );
}
