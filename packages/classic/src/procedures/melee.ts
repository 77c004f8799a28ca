import type { Frame } from '@signum/kernel';
import { rerollDice, rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import type { Asks, Game, Steps } from '../procedure.ts';
import { creatureOf, findCreature, type ClassicState, type Creature } from '../state.ts';
import { diceOf, valueOf } from '../values.ts';
import type { Face } from '../vocabulary.ts';

/** One fighter's dice: assigned once, rolled when it strikes or is struck. */
export interface Fighter {
  readonly id: CreatureId;
  attack: number;
  defence: number;
  /** What its attack dice and its defence dice show, in the exchange under way. */
  strikes: readonly Face[];
  shields: readonly Face[];
}

export interface MeleeFrame extends Frame {
  readonly kind: 'melee';
  step:
    | 'declare'
    | 'recheck'
    | 'defenderAssigns'
    | 'attackerAssigns'
    | 'experts'
    | 'order'
    | 'exchange'
    | 'rollAttack'
    | 'forcedRerolls'
    | 'nextMaster'
    | 'masterRerolls'
    | 'rollDefence'
    | 'nextDefender'
    | 'defenderRerolls'
    | 'harm'
    | 'ended';
  /** The attacker and the defender, in this order: it is also the order of their dice (C-GEN-6). */
  readonly fighters: readonly [Fighter, Fighter];
  /** Who strikes together, the next exchange first. */
  exchanges: readonly (readonly CreatureId[])[];
  striking: readonly CreatureId[];
  /** Who is still to be asked about rerolls; the first one is being asked. */
  asking: readonly CreatureId[];
}

/** A fight about to be declared. */
export function meleeOf(attacker: CreatureId, defender: CreatureId): MeleeFrame {
  const fighters: [Fighter, Fighter] = [fighterOf(attacker), fighterOf(defender)];
  return { kind: 'melee', step: 'declare', fighters, exchanges: [], striking: [], asking: [] };
}

function fighterOf(id: CreatureId): Fighter {
  return { id, attack: 0, defence: 0, strikes: [], shields: [] };
}

/** Melee combat (C-MEL-14 to C-MEL-30). */
export const melee: Steps<MeleeFrame> = {
  declare({ state, emit }, { fighters: [attacker, defender] }) {
    emit({ type: 'attackDeclared', who: defender.id, by: attacker.id, attack: 'melee combat' }, 'C-MEL-14');
    const bold = creatureOf(state, attacker.id);
    if (bold.hidden) {
      bold.hidden = false;
      emit({ type: 'stealthLost', who: bold.id, because: 'attack' }, 'C-STL-5');
    }
    return 'recheck';
  },

  /** Whoever is gone, or has no Strength left to attack with, does not fight (C-TIM-6, C-MEL-2). */
  recheck({ state }, { fighters: [attacker, defender] }) {
    const bold = findCreature(state, attacker.id);
    const isOn = bold && findCreature(state, defender.id) && diceOf(bold, state) > 0;
    return isOn ? 'defenderAssigns' : 'done';
  },

  defenderAssigns: assignment(1, 'attackerAssigns'),
  attackerAssigns: assignment(0, 'experts'),

  /** A side all of whose dice are in one place gets more of them there, if it has any at all (C-MEL-13). */
  experts({ state }, { fighters }) {
    for (const fighter of fighters) {
      const creature = creatureOf(state, fighter.id);
      if (fighter.attack > 0 && fighter.defence === 0) fighter.attack += valueOf('diceForAllAttack', creature, state);
      else if (fighter.defence > 0 && fighter.attack === 0) {
        fighter.defence += valueOf('diceForAllDefence', creature, state);
      }
    }
    return 'order';
  },

  order({ state }, frame) {
    const [attacker, defender] = frame.fighters.map(({ id }) => creatureOf(state, id)) as [Creature, Creature];
    const [first, second] = [attacker, defender].map(creature => valueOf('strikesFirst', creature, state));
    defender.defended = true;
    if (first === second) frame.exchanges = [[attacker.id, defender.id]];
    else frame.exchanges = first ? [[attacker.id], [defender.id]] : [[defender.id], [attacker.id]];
    return 'exchange';
  },

  /** Whoever has fallen to the first blow does not strike any more (C-MEL-30). */
  exchange({ state }, frame) {
    const [striking, ...later] = frame.exchanges;
    if (!striking || !frame.fighters.every(({ id }) => findCreature(state, id))) return 'ended';
    frame.striking = striking;
    frame.exchanges = later;
    for (const fighter of frame.fighters) {
      fighter.strikes = [];
      fighter.shields = [];
    }
    return 'rollAttack';
  },

  rollAttack({ state, emit }, frame) {
    for (const [striker, struck] of strikes(frame)) {
      striker.strikes = rollDice(state.chance, striker.attack);
      emit(rolled('attackRolled', striker, struck, striker.strikes), 'C-MEL-18');
    }
    return 'forcedRerolls';
  },

  /** A Veteran makes every success be rolled again; that comes before anything optional (C-MEL-19, C-AMB-69). */
  forcedRerolls({ state, emit }, frame) {
    for (const [striker, struck] of strikes(frame)) {
      if (!valueOf('spoilsStrikes', creatureOf(state, struck.id), state)) continue;
      const places = successes(state, striker);
      if (places.length === 0) continue;
      striker.strikes = rerollDice(state.chance, striker.strikes, places);
      emit(rolled('attackRerolled', striker, struck, striker.strikes), 'C-MEL-19');
    }
    frame.asking = frame.striking;
    return 'nextMaster';
  },

  nextMaster({ state }, frame) {
    frame.asking = frame.asking.filter(id => mayReroll(state, frame, id, 'attack') > 0);
    return frame.asking.length > 0 ? 'masterRerolls' : 'rollDefence';
  },

  masterRerolls: rerolling('attack', 'nextMaster'),

  /** Defence dice are thrown only against a success (C-MEL-21). */
  rollDefence({ state, emit }, frame) {
    const struckFirst = strikes(frame).toReversed(); // the attacker's dice first, as always (C-GEN-6)
    const inDanger = struckFirst.filter(([striker]) => successes(state, striker).length > 0);
    for (const [striker, struck] of inDanger) {
      struck.shields = rollDice(state.chance, struck.defence);
      emit(rolled('defenceRolled', striker, struck, struck.shields), 'C-MEL-21');
    }
    frame.asking = inDanger.map(([, struck]) => struck.id);
    return 'nextDefender';
  },

  nextDefender({ state }, frame) {
    frame.asking = frame.asking.filter(id => mayReroll(state, frame, id, 'defence') > 0);
    return frame.asking.length > 0 ? 'defenderRerolls' : 'harm';
  },

  defenderRerolls: rerolling('defence', 'nextDefender'),

  harm({ state, emit }, frame) {
    const blows = strikes(frame).flatMap(([striker, struck]) => {
      const blocked = struck.shields.filter(face => face === 'shield').length;
      const hits = Math.max(0, successes(state, striker).length - blocked); // C-MEL-23
      emit({ type: 'hitsDetermined', who: struck.id, by: striker.id, attack: 'melee combat', n: hits }, 'C-MEL-23');
      const n = hits * valueOf('damagePerHit', creatureOf(state, striker.id), state);
      return n > 0 ? [{ who: struck.id, by: striker.id, n, from: 'attack' as const }] : [];
    });
    return { call: [{ kind: 'damage', step: 'deal', blows }], then: 'exchange' };
  },

  ended({ emit }, { fighters: [attacker, defender] }) {
    emit({ type: 'attackEnded', who: defender.id, by: attacker.id, attack: 'melee combat' }, 'C-MEL-26');
    return 'done';
  },
};

/** The pairs (striker, struck) of the exchange under way, the attacker's blow first. */
function strikes({ fighters: [attacker, defender], striking }: MeleeFrame): [striker: Fighter, struck: Fighter][] {
  const pairs: [Fighter, Fighter][] = [
    [attacker, defender],
    [defender, attacker],
  ];
  return pairs.filter(([striker]) => striking.includes(striker.id));
}

/** Places of the dice that count; wounds and Fortitude are judged at the roll (C-MEL-20). */
function successes(state: Readonly<ClassicState>, { id, strikes: faces }: Fighter): number[] {
  const counting = valueOf('meleeFaces', creatureOf(state, id), state);
  return faces.flatMap((face, place) => (counting.includes(face) ? [place] : []));
}

function rolled<T extends 'attackRolled' | 'attackRerolled' | 'defenceRolled' | 'defenceRerolled'>(
  type: T,
  striker: Fighter,
  struck: Fighter,
  faces: readonly Face[],
) {
  return { type, who: struck.id, by: striker.id, attack: 'melee combat', faces } as const;
}

/** The step in which one side splits its Strength into attack and defence (C-MEL-7 to C-MEL-12). */
function assignment(side: 0 | 1, then: MeleeFrame['step']): Asks<MeleeFrame, 'assignDice'> {
  return {
    decide(state, { fighters }) {
      const creature = creatureOf(state, fighters[side].id);
      const dice = diceOf(creature, state);
      const { least, most } = attackDice(state, creature, dice);
      return { kind: 'assignDice', seat: creature.controller, creature: creature.id, dice, least, most };
    },
    take({ state, emit }, { fighters }, { attack }) {
      const fighter = fighters[side];
      const defence = diceOf(creatureOf(state, fighter.id), state) - attack;
      Object.assign(fighter, { attack, defence });
      emit({ type: 'diceAssigned', who: fighter.id, attack, defence }, 'C-MEL-17');
      return then;
    },
  };
}

/** How many dice may and must go to attack: tired ones none, then what Cautious and Reckless leave (C-MEL-9 to C-MEL-11). */
function attackDice(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  dice: number,
): { least: number; most: number } {
  if (creature.defended && valueOf('tires', creature, state)) return { least: 0, most: 0 };
  const most = Math.max(0, dice - valueOf('defenceDiceLeast', creature, state));
  const least = Math.min(dice, valueOf('attackDiceLeast', creature, state));
  if (least <= most) return { least, most };
  // They cannot both be met. Which was gained last is not recorded yet, so Cautious is met first in every edition.
  return { least: most, most };
}

function mayReroll(
  state: Readonly<ClassicState>,
  frame: Readonly<MeleeFrame>,
  id: CreatureId,
  purpose: 'attack' | 'defence',
): number {
  const fighter = frame.fighters.find(one => one.id === id)!;
  const faces = purpose === 'attack' ? fighter.strikes : fighter.shields;
  const name = purpose === 'attack' ? 'attackRerolls' : 'defenceRerolls';
  return Math.min(faces.length, valueOf(name, creatureOf(state, id), state));
}

/** The step in which one side may roll some of its dice again, each once (C-MEL-19, C-MEL-22). */
function rerolling(purpose: 'attack' | 'defence', then: MeleeFrame['step']): Asks<MeleeFrame, 'reroll'> {
  const askedOf = (frame: Readonly<MeleeFrame>): [own: Fighter, other: Fighter] => {
    const [attacker, defender] = frame.fighters;
    return attacker.id === frame.asking[0] ? [attacker, defender] : [defender, attacker];
  };
  return {
    decide(state, frame) {
      const [own] = askedOf(frame);
      const faces = purpose === 'attack' ? own.strikes : own.shields;
      const most = mayReroll(state, frame, own.id, purpose);
      return { kind: 'reroll', seat: creatureOf(state, own.id).controller, creature: own.id, purpose, faces, most };
    },
    take(play, frame, { dice }) {
      const [own, other] = askedOf(frame);
      frame.asking = frame.asking.slice(1);
      if (dice.length > 0) rollAgain(play, purpose, own, other, dice);
      return then;
    },
  };
}

function rollAgain(
  { state, emit }: Game,
  purpose: 'attack' | 'defence',
  own: Fighter,
  other: Fighter,
  dice: readonly number[],
): void {
  if (purpose === 'attack') {
    own.strikes = rerollDice(state.chance, own.strikes, dice);
    emit(rolled('attackRerolled', own, other, own.strikes), 'C-MEL-19');
  } else {
    own.shields = rerollDice(state.chance, own.shields, dice);
    emit(rolled('defenceRerolled', other, own, own.shields), 'C-MEL-22');
  }
}
