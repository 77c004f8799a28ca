import type { Answer, Decision } from '@signum/kernel';
import { creatureOf } from '../table/creatures.ts';
import type { Decisions } from '../decisions/index.ts';
import type { CreatureId } from '../ids.ts';
import { classicMachine } from '../machine.ts';
import { boundsOf } from '../under-way/melee-assignment.ts';
import { meleeOf, type MeleeFrame } from '../procedures/melee.ts';
import type { ClassicState } from '../state.ts';
import { diceOf } from '../values/values.ts';
import { exploring, type Exploration, type Leaf, type Policy } from './explore.ts';
import { harmOf, type Harm } from './harm.ts';
import { sensibly } from './policy.ts';

/** One pair of assignments, and what may come of it. */
export interface Exchange {
  /** Attack dice of each side; the rest of its Strength defends. */
  readonly defence: number;
  readonly attack: number;
  readonly attacker: Harm;
  readonly defender: Harm;
}

/** A fight reckoned through: every pair of assignments (C-MEL-7, C-MEL-8). */
export interface MeleeOdds {
  readonly exchanges: readonly Exchange[];
  /** The attacker's best reply to each assignment of the defender, in the defender's order. */
  readonly replies: readonly Exchange[];
  /** The defender's best assignment, the attacker answering it as well as possible. */
  readonly best: Exchange;
}

/** How good an exchange is for the attacker. */
export type Worth = (exchange: Exchange) => number;

/** Who falls counts most, then wounds. */
export const balance: Worth = ({ attacker, defender }) =>
  3 * (defender.dies - attacker.dies) + defender.expected - attacker.expected;

export function meleeOdds(
  state: Readonly<ClassicState>,
  attacker: CreatureId,
  defender: CreatureId,
  worth: Worth = balance,
  policy: Policy = sensibly,
  exploration: Exploration = exploring(policy, isAssigning),
): MeleeOdds {
  const splits: Split[] = [];
  const alone: ClassicState = { ...state, frames: [meleeOf(attacker, defender)] };
  split(alone, exploration, { attacker, defender, ...forcedIn(alone) }, splits);
  const exchanges = splits.map(({ defence, attack, leaves }) => ({
    defence,
    attack,
    attacker: harmOf(state, leaves, attacker),
    defender: harmOf(state, leaves, defender),
  }));
  const defences = [...new Set(exchanges.map(({ defence }) => defence))];
  const replies = defences.map(defence => {
    const those = exchanges.filter(exchange => exchange.defence === defence);
    return those.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  });
  return { exchanges, replies, best: replies.reduce((one, other) => (worth(other) < worth(one) ? other : one)) };
}

interface Split {
  readonly defence: number;
  readonly attack: number;
  readonly leaves: Leaf[];
}

interface Fight {
  readonly attacker: CreatureId;
  readonly defender: CreatureId;
  readonly defence?: number;
  readonly attack?: number;
  readonly probability?: number;
  readonly answer?: Answer<Decisions>;
}

/**
 * Runs up to each assignment of dice and tries all of them, the defender's first. What happened before, a Steam Engine for
 * instance, may have had several results: the same assignments after each of them belong together.
 */
function split(state: Readonly<ClassicState>, exploration: Exploration, fight: Fight, splits: Split[]): void {
  for (const leaf of exploration.leaves(state, fight.answer)) {
    const probability = leaf.probability * (fight.probability ?? 1);
    const decision = classicMachine.pending(leaf.state) as Decision<Decisions, 'assignDice'> | undefined;
    if (!decision) {
      const { defence = 0, attack = 0 } = fight;
      const same = splits.find(one => one.defence === defence && one.attack === attack);
      if (same) same.leaves.push({ probability, state: leaf.state });
      else splits.push({ defence, attack, leaves: [{ probability, state: leaf.state }] });
      continue;
    }
    const side = decision.creature === fight.defender ? 'defence' : 'attack';
    const forced = forcedIn(leaf.state);
    for (const answer of classicMachine.answers(decision)) {
      const dice = (answer as { attack: number }).attack;
      split(leaf.state, exploration, { ...fight, ...forced, [side]: dice, probability, answer }, splits);
    }
  }
}

/** Attack dice of a side that has no choice: it is not asked (C-TIM-22), so they are read from the rules. */
function forcedIn(state: Readonly<ClassicState>): { defence?: number; attack?: number } {
  const frame = state.frames.findLast((one): one is MeleeFrame => one.kind === 'melee');
  if (!frame) return {};
  const [attack, defence] = frame.fighters.map((fighter, side) => {
    const dice = fighter.dice > 0 ? fighter.dice : diceOf(creatureOf(state, fighter.id), state);
    const { least, most } = boundsOf(state, frame, side as 0 | 1, dice);
    return least === most ? least : undefined;
  });
  return { ...(attack !== undefined && { attack }), ...(defence !== undefined && { defence }) };
}

/** Are dice to be assigned? There an exploration of a fight stops, and all assignments are tried. */
export function isAssigning(reached: Readonly<ClassicState>): boolean {
  return classicMachine.pending(reached)?.kind === 'assignDice';
}
