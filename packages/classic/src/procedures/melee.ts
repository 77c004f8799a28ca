import type { Frame } from '@signum/kernel';
import { declareAttack, endAttack, goesOn, tellSuccess } from '../under-way/attack-stages.ts';
import { creatureOf, findLiving } from '../table/creatures.ts';
import { placesOf, rerollDice, rollDice } from '../dice.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import { steps, type FlowOf, type Game } from '../procedure.ts';
import { useRelics } from '../under-way/relic-uses.ts';
import type { ClassicState } from '../state.ts';
import { diceOf, valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';
import { damageOf, type Dealt } from './damage.ts';
import { assignment } from '../under-way/melee-assignment.ts';
import { mayReroll, rerolling } from '../under-way/melee-rerolls.ts';

/** One fighter's dice: assigned once, rolled when it strikes or is struck. */
export interface Fighter {
  readonly id: CreatureId;
  /** Its Strength when the fight began (C-MEL-16), and how it was split. */
  dice: number;
  attack: number;
  defence: number;
  /** Faces that count for it, judged at its roll (C-MEL-20). */
  counting: readonly Face[];
  /** What its attack dice and its defence dice show, in the exchange under way. */
  strikes: readonly Face[];
  shields: readonly Face[];
  /** Has rolled attack dice. */
  struck: boolean;
}

export interface MeleeFrame extends Frame {
  readonly kind: 'melee';
  step:
    | 'declare'
    | 'recheck'
    | 'strengths'
    | 'defenderAssigns'
    | 'attackerReady'
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
    | 'settle'
    | 'ended';
  /** The attacker and the defender, in this order: it is also the order of their dice (C-GEN-6). */
  readonly fighters: readonly [Fighter, Fighter];
  /** Who strikes together, the next exchange first. */
  exchanges: readonly (readonly CreatureId[])[];
  striking: readonly CreatureId[];
  /** Who is still to be asked about rerolls; the first one is being asked. */
  asking: readonly CreatureId[];
  cancelled: boolean;
  dealt: readonly Dealt[];
  /** Relics that serve this fight. */
  used: readonly RelicId[];
}

/** A fight about to be declared. */
export function meleeOf(attacker: CreatureId, defender: CreatureId): MeleeFrame {
  const fighters: [Fighter, Fighter] = [fighterOf(attacker), fighterOf(defender)];
  const waiting = { exchanges: [], striking: [], asking: [] };
  return { kind: 'melee', step: 'declare', fighters, ...waiting, cancelled: false, dealt: [], used: [] };
}

function fighterOf(id: CreatureId): Fighter {
  return { id, dice: 0, attack: 0, defence: 0, counting: [], strikes: [], shields: [], struck: false };
}

/** Melee combat (C-MEL-14 to C-MEL-30). */
export const melee = steps<MeleeFrame>({
  declare(play, frame) {
    return declareAttack(play, frame, 'C-MEL-14') ? 'recheck' : 'done';
  },

  /** Then relics that give Strength are used, by whichever side has them (C-MEL-16, C-REL-8). */
  recheck(play, frame) {
    if (!goesOn(play, frame)) return 'done';
    for (const { id } of frame.fighters) useRelics(play, frame, creatureOf(play.state, id), 'melee combat');
    return 'strengths';
  },

  strengths: fighting(({ state }, { fighters }) => {
    for (const fighter of fighters) fighter.dice = diceOf(creatureOf(state, fighter.id), state);
    return 'defenderAssigns';
  }),

  defenderAssigns: assignment(1, 'attackerReady'),
  attackerReady: fighting(() => 'attackerAssigns'),
  attackerAssigns: assignment(0, 'experts'),

  /** A side all of whose dice are in one place gets more of them there, if it has any at all (C-MEL-13). */
  experts: fighting((play, frame) => {
    const { state } = play;
    for (const fighter of frame.fighters) {
      const creature = creatureOf(state, fighter.id);
      if (fighter.attack > 0) useRelics(play, frame, creature, 'attack dice'); // C-REL-8
      if (fighter.attack > 0 && fighter.defence === 0) fighter.attack += valueOf('diceForAllAttack', creature, state);
      else if (fighter.defence > 0 && fighter.attack === 0) {
        fighter.defence += valueOf('diceForAllDefence', creature, state);
      }
    }
    return 'order';
  }),

  order: fighting(({ state }, frame) => {
    const [attacker, defender] = frame.fighters;
    const [first, second] = frame.fighters.map(({ id }) => valueOf('strikesFirst', creatureOf(state, id), state));
    creatureOf(state, defender.id).defended = true; // tired from now on (C-MEL-9)
    if (first === second) frame.exchanges = [[attacker.id, defender.id]];
    else frame.exchanges = first ? [[attacker.id], [defender.id]] : [[defender.id], [attacker.id]];
    return 'exchange';
  }),

  /** Whoever has fallen to the first blow does not strike any more (C-MEL-30). */
  exchange: fighting((_play, frame) => {
    const [striking, ...later] = frame.exchanges;
    if (!striking) return 'settle';
    frame.striking = striking;
    frame.exchanges = later;
    for (const fighter of frame.fighters) {
      fighter.strikes = [];
      fighter.shields = [];
    }
    return 'rollAttack';
  }),

  rollAttack({ state, emit }, frame) {
    for (const [striker, struck] of strikes(frame)) {
      if (striker.attack === 0) continue;
      striker.counting = valueOf('meleeFaces', creatureOf(state, striker.id), state);
      striker.strikes = rollDice(state.chance, striker.attack, striker.counting);
      striker.struck = true;
      emit(attacked('attackRolled', striker, struck), 'C-MEL-18');
    }
    return 'forcedRerolls';
  },

  /** A Veteran makes every success be rolled again; that comes before anything optional (C-MEL-19, C-AMB-69). */
  forcedRerolls: fighting(({ state, emit }, frame) => {
    for (const [striker, struck] of strikes(frame)) {
      if (!valueOf('spoilsStrikes', creatureOf(state, struck.id), state)) continue;
      const places = placesOf(striker.strikes, striker.counting);
      if (places.length === 0) continue;
      striker.strikes = rerollDice(state.chance, striker.strikes, places, striker.counting);
      emit(attacked('attackRerolled', striker, struck), 'C-MEL-19');
    }
    frame.asking = frame.striking;
    return 'nextMaster';
  }),

  nextMaster: fighting(({ state }, frame) => {
    frame.asking = frame.asking.filter(id => mayReroll(state, frame, id, 'attack') > 0);
    return frame.asking.length > 0 ? 'masterRerolls' : 'rollDefence';
  }),

  masterRerolls: rerolling('attack', 'nextMaster'),

  /** Defence dice are thrown only against a success (C-MEL-21). */
  rollDefence: fighting(({ state, emit }, frame) => {
    const struckFirst = strikes(frame).toReversed(); // the attacker's dice first, as always (C-GEN-6)
    const inDanger = struckFirst.filter(([striker, struck]) => successes(striker) > 0 && struck.defence > 0);
    for (const [striker, struck] of inDanger) {
      struck.shields = rollDice(state.chance, struck.defence, ['shield']);
      emit(rolled('defenceRolled', striker, struck, struck.shields), 'C-MEL-21');
    }
    frame.asking = inDanger.map(([, struck]) => struck.id);
    return 'nextDefender';
  }),

  nextDefender: fighting(({ state }, frame) => {
    frame.asking = frame.asking.filter(id => mayReroll(state, frame, id, 'defence') > 0);
    return frame.asking.length > 0 ? 'defenderRerolls' : 'harm';
  }),

  defenderRerolls: rerolling('defence', 'nextDefender'),

  /** The hits of one side are one instance of damage, and both sides' damage is dealt together (C-MEL-24, C-MEL-25). */
  harm: fighting(({ state, emit }, frame) => {
    const blows = strikes(frame).flatMap(([striker, struck]) => {
      if (striker.attack === 0) return [];
      const hits = Math.max(0, successes(striker) - placesOf(struck.shields, ['shield']).length); // C-MEL-23
      emit({ type: 'hitsDetermined', who: struck.id, by: striker.id, attack: 'melee combat', n: hits }, 'C-MEL-23');
      const n = hits * valueOf('damagePerHit', creatureOf(state, striker.id), state);
      const credit = { seat: creatureOf(state, striker.id).controller, creature: striker.id };
      return n > 0 ? [{ who: struck.id, credit, n, of: 'damage' as const, from: 'attack' as const }] : [];
    });
    return blows.length > 0 ? { call: [damageOf(blows)], then: 'exchange' } : 'exchange';
  }),

  /** The attacker's attack has succeeded or failed; so has the defender's, if it struck back (C-MEL-26, C-AMB-70). */
  settle(play, frame) {
    const [attacker, defender] = frame.fighters;
    tellSuccess(play, frame, attacker.id, defender.id, 'C-MEL-26');
    if (defender.struck) tellSuccess(play, frame, defender.id, attacker.id, 'C-MEL-26');
    return 'ended';
  },

  ended(play, frame) {
    endAttack(play, frame, 'C-MEL-26');
    return 'done';
  },
});

/** A step that both must live to see; otherwise the fight is over. */
function fighting(
  act: (play: Game, frame: MeleeFrame) => FlowOf<MeleeFrame>,
): (play: Game, frame: MeleeFrame) => FlowOf<MeleeFrame> {
  return (play, frame) => (isOn(play.state, frame) ? act(play, frame) : 'settle');
}

function isOn(state: Readonly<ClassicState>, { fighters }: Readonly<MeleeFrame>): boolean {
  return fighters.every(({ id }) => findLiving(state, id));
}

/** The pairs (striker, struck) of the exchange under way, the attacker's blow first. */
function strikes({ fighters: [attacker, defender], striking }: MeleeFrame): [striker: Fighter, struck: Fighter][] {
  const pairs: [Fighter, Fighter][] = [
    [attacker, defender],
    [defender, attacker],
  ];
  return pairs.filter(([striker]) => striking.includes(striker.id));
}

function successes({ strikes: faces, counting }: Fighter): number {
  return placesOf(faces, counting).length;
}

/** What one fighter rolled to strike, told of both, with what counts. */
function attacked<T extends 'attackRolled' | 'attackRerolled'>(
  type: T,
  striker: Readonly<Fighter>,
  struck: Readonly<Fighter>,
) {
  const { id: by, strikes: faces, counting } = striker;
  return { type, who: struck.id, by, attack: 'melee combat', faces, counting } as const;
}

/** What one fighter rolled, told of both. */
function rolled<T extends 'defenceRolled' | 'defenceRerolled'>(
  type: T,
  striker: Readonly<Fighter>,
  struck: Readonly<Fighter>,
  faces: readonly Face[],
) {
  return { type, who: struck.id, by: striker.id, attack: 'melee combat', faces } as const;
}
