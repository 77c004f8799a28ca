import { inContact } from '@signum/geometry';
import { creatureOf } from '../table/creatures.ts';
import type { Asks } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';
import type { MeleeFrame } from '../procedures/melee.ts';

/** The step in which one side splits its Strength into attack and defence (C-MEL-7 to C-MEL-12). */
export function assignment(side: 0 | 1, then: MeleeFrame['step']): Asks<MeleeFrame, 'assignDice'> {
  return {
    decide(state, frame) {
      const { id, dice } = frame.fighters[side];
      const { least, most } = boundsOf(state, frame, side, dice);
      return { kind: 'assignDice', seat: creatureOf(state, id).controller, creature: id, dice, least, most };
    },
    take({ emit }, { fighters }, { attack }) {
      const fighter = fighters[side];
      const defence = fighter.dice - attack;
      Object.assign(fighter, { attack, defence });
      emit({ type: 'diceAssigned', who: fighter.id, attack, defence }, 'C-MEL-17');
      return then;
    },
  };
}

/** The least and the most dice that one side may put into attack. */
export function boundsOf(
  state: Readonly<ClassicState>,
  frame: Readonly<MeleeFrame>,
  side: 0 | 1,
  dice: number,
): { least: number; most: number } {
  const creature = creatureOf(state, frame.fighters[side].id);
  const onlyDefends = isTired(state, creature) || (side === 1 && isLungedAt(state, frame));
  return onlyDefends ? { least: 0, most: 0 } : attackDice(state, creature, dice);
}

/** Whoever has been the defender of a melee combat in this turn only defends (C-MEL-9). */
function isTired(state: Readonly<ClassicState>, creature: Readonly<Creature>): boolean {
  return creature.defended && valueOf('tires', creature, state);
}

/** Whoever is attacked from a distance cannot strike back, tired or not (C-KW-Lunge, C-AMB-133). */
function isLungedAt(state: Readonly<ClassicState>, { fighters: [attacker, defender] }: Readonly<MeleeFrame>): boolean {
  return !inContact(creatureOf(state, attacker.id), creatureOf(state, defender.id));
}

/** How many dice may and must go to attack, after what Cautious and Reckless ask for (C-MEL-10, C-MEL-11). */
function attackDice(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  dice: number,
): { least: number; most: number } {
  const most = Math.max(0, dice - valueOf('defenceDiceLeast', creature, state));
  const least = Math.min(dice, valueOf('attackDiceLeast', creature, state));
  if (least <= most) return { least, most };
  const isAttackFirst =
    state.rules.recklessAndCautious === 'the one gained last first' &&
    valueOf('lastDuty', creature, state) === 'attack';
  return isAttackFirst ? { least, most: least } : { least: most, most };
}
