import { compareGap, coverOf } from '@signum/geometry';
import type { Frame } from '@signum/kernel';
import { declareAttack, endAttack, goesOn, tellSuccess } from '../under-way/attack-stages.ts';
import { asBase, boardOf } from '../table/battlefield.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rerollDice, rollDice } from '../dice.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import { attackDiceOf, sightRules, type RangedKind } from '../legality/attack.ts';
import { asking, steps, type FlowOf, type Game } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';
import { RULER_LENGTH, type Face } from '../vocabulary.ts';
import { damageOf, type Dealt } from './damage.ts';

/** Shooting, Throwing and Magical Shot (C-RNG-8 to C-RNG-16). */
export interface RangedFrame extends Frame {
  readonly kind: 'ranged';
  step:
    | 'coverRerolls'
    | 'declare'
    | 'defend'
    | 'ended'
    | 'forcedRerolls'
    | 'harm'
    | 'nextCover'
    | 'nextRerolls'
    | 'recheck'
    | 'rerolls'
    | 'roll'
    | 'settle';
  readonly attack: RangedKind;
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  cancelled: boolean;
  dealt: readonly Dealt[];
  /** Relics that serve this attack. */
  used: readonly RelicId[];
  /** Faces that count for the shooter, and what both have rolled. */
  readonly counting: readonly Face[];
  strikes: readonly Face[];
  shields: readonly Face[];
  /** Is it a shot from afar by somebody who is good at it (C-KW-Sniper)? */
  sniping: boolean;
  /** How many dice each ability still lets the shooter roll again, one ability after the other. */
  allowances: readonly number[];
  /** Does terrain shelter the target, so that it may roll again (C-RNG-13)? */
  covered: boolean;
}

export function rangedOf(attack: RangedKind, attacker: CreatureId, target: CreatureId): RangedFrame {
  return {
    kind: 'ranged',
    step: 'declare',
    attack,
    attacker,
    target,
    cancelled: false,
    dealt: [],
    used: [],
    counting: attack === 'throwing' ? ['axe', 'shield'] : ['bullseye'], // wounds change nothing here (C-CMP-2)
    strikes: [],
    shields: [],
    sniping: false,
    allowances: [],
    covered: false,
  };
}

export const ranged = steps<RangedFrame>({
  declare(play, frame) {
    return declareAttack(play, frame, 'C-RNG-8') ? 'recheck' : 'done';
  },

  recheck(play, frame) {
    return goesOn(play, frame) ? 'roll' : 'done';
  },

  roll: shooting(({ state, emit }, frame, shooter, target) => {
    frame.sniping = isSniping(state, frame, shooter, target);
    frame.strikes = rollDice(state.chance, attackDiceOf(state, shooter, frame.attack), frame.counting);
    emit(shot('attackRolled', frame), 'C-RNG-10');
    return 'forcedRerolls';
  }),

  /** Against a difficult target all successes are rolled again, before anything optional (C-RNG-11). */
  forcedRerolls: shooting(({ state, emit }, frame, shooter, target) => {
    const places = placesOf(frame.strikes, frame.counting);
    if (places.length > 0 && valueOf('spoilsShots', target, state)) {
      frame.strikes = rerollDice(state.chance, frame.strikes, places, frame.counting);
      emit(shot('attackRerolled', frame), 'C-RNG-11');
    }
    const master = valueOf(frame.attack === 'magical shot' ? 'magicRerolls' : 'shotRerolls', shooter, state);
    frame.allowances = [frame.sniping ? frame.strikes.length : 0, Math.min(master, frame.strikes.length)];
    return 'nextRerolls';
  }),

  nextRerolls: shooting((_play, frame) => {
    frame.allowances = frame.allowances.filter(most => most > 0);
    return frame.allowances.length > 0 ? 'rerolls' : 'defend';
  }),

  /** Each ability rolls a die again once (C-CMP-3); a Sniper any of them, a Master up to X. */
  rerolls: asking<RangedFrame, 'reroll'>({
    decide(state, { attacker: creature, strikes: faces, counting, allowances }) {
      const seat = findLiving(state, creature)!.controller;
      const places = faces.map((_face, place) => place);
      return { kind: 'reroll', seat, creature, purpose: 'attack', faces, counting, places, most: allowances[0]! };
    },
    take({ state, emit }, frame, { dice }) {
      frame.allowances = frame.allowances.slice(1);
      if (dice.length > 0) {
        frame.strikes = rerollDice(state.chance, frame.strikes, dice, frame.counting);
        emit(shot('attackRerolled', frame), 'C-RNG-11');
      }
      return 'nextRerolls';
    },
  }),

  /** A die for each success, whatever the Strength; against magic only what cover gives (C-RNG-12, C-RNG-13). */
  defend: shooting(({ state, emit }, frame, shooter, target) => {
    const successes = placesOf(frame.strikes, frame.counting).length;
    const isCovered =
      successes > 0 &&
      coverOf(boardOf(state), asBase(shooter), asBase(target), sightRules(state, frame.attack)).length > 0;
    const dice = frame.attack === 'magical shot' ? diceAgainstMagic(state, successes, isCovered) : successes;
    frame.covered = isCovered && frame.attack !== 'magical shot';
    if (dice === 0) return 'harm';
    frame.shields = rollDice(state.chance, dice, BLOCKING);
    emit(rolled('defenceRolled', frame, frame.shields), 'C-RNG-12');
    return 'nextCover';
  }),

  nextCover: shooting((_play, frame) => {
    return frame.covered && placesOf(frame.shields, FAILING).length > 0 ? 'coverRerolls' : 'harm';
  }),

  coverRerolls: asking<RangedFrame, 'reroll'>({
    decide(state, { target: creature, shields: faces }) {
      const seat = findLiving(state, creature)!.controller;
      const places = placesOf(faces, FAILING);
      return {
        kind: 'reroll',
        seat,
        creature,
        purpose: 'defence',
        faces,
        counting: BLOCKING,
        places,
        most: places.length,
      };
    },
    take({ state, emit }, frame, { dice }) {
      frame.covered = false; // once an attack
      if (dice.length > 0) {
        frame.shields = rerollDice(state.chance, frame.shields, dice, BLOCKING);
        emit(rolled('defenceRerolled', frame, frame.shields), 'C-RNG-13');
      }
      return 'harm';
    },
  }),

  harm: shooting(({ emit }, frame, shooter, target) => {
    const { attack, strikes, counting, shields, sniping } = frame;
    const hits = Math.max(0, placesOf(strikes, counting).length - placesOf(shields, BLOCKING).length);
    emit({ type: 'hitsDetermined', who: target.id, by: shooter.id, attack, n: hits }, 'C-RNG-14');
    if (hits === 0) return 'settle';
    const harm =
      attack === 'magical shot'
        ? ({ n: hits, of: 'wounds', from: 'magical attack' } as const)
        : ({ n: hits * (sniping ? 2 : 1), of: 'damage', from: 'attack' } as const);
    const credit = { seat: shooter.controller, creature: shooter.id };
    return { call: [damageOf([{ who: target.id, credit, ...harm }])], then: 'settle' };
  }),

  settle(play, frame) {
    tellSuccess(play, frame, frame.attacker, frame.target, 'C-RNG-15');
    return 'ended';
  },

  ended(play, frame) {
    endAttack(play, frame, 'C-RNG-15');
    return 'done';
  },
});

const BLOCKING: readonly Face[] = ['shield'];
const FAILING: readonly Face[] = ['axe', 'bullseye'];

/** A step that both must live to see; otherwise the shot is over. */
function shooting(
  act: (play: Game, frame: RangedFrame, shooter: Creature, target: Creature) => FlowOf<RangedFrame>,
): (play: Game, frame: RangedFrame) => FlowOf<RangedFrame> {
  return (play, frame) => {
    const shooter = findLiving(play.state, frame.attacker);
    const target = findLiving(play.state, frame.target);
    return shooter && target ? act(play, frame, shooter, target) : 'settle';
  };
}

/** What the shooter rolled, with what counts. */
function shot<T extends 'attackRolled' | 'attackRerolled'>(
  type: T,
  { attacker: by, target: who, attack, strikes: faces, counting }: RangedFrame,
) {
  return { type, who, by, attack, faces, counting } as const;
}

function rolled<T extends 'defenceRolled' | 'defenceRerolled'>(
  type: T,
  { attacker, target, attack }: RangedFrame,
  faces: readonly Face[],
) {
  return { type, who: target, by: attacker, attack, faces } as const;
}

/** From which distance a Sniper is one depends on the edition (C-MAT-44). */
function isSniping(
  state: Readonly<ClassicState>,
  { attack }: RangedFrame,
  shooter: Creature,
  target: Creature,
): boolean {
  if (attack !== 'shooting' || !valueOf('snipes', shooter, state)) return false;
  const beyond = compareGap(shooter, target, RULER_LENGTH.L);
  return state.rules.ranged.sniper === 'L and more' ? beyond >= 0 : beyond > 0;
}

/** Without cover nobody defends against magic; with it, by one die or as against a shot (C-MAT-45). */
function diceAgainstMagic(state: Readonly<ClassicState>, successes: number, isCovered: boolean): number {
  if (!isCovered) return 0;
  return state.rules.ranged.coverFromMagic === 'one die' ? 1 : successes;
}
