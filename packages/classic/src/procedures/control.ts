import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { controllableBy } from '../legality/control.ts';
import { asking, steps } from '../procedure.ts';
import type { ClassicState, Creature } from '../state.ts';
import { takeControl } from '../table/take-control.ts';
import { currentHealth, valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';

/** Control X, by activation (C-KW-Control, section 16.6 of the specification). */
export interface ControlFrame extends Frame {
  readonly kind: 'control';
  step: 'apply' | 'choose' | 'recheck' | 'resolved' | 'target';
  readonly creature: CreatureId;
  target: CreatureId | null;
  cancelled: boolean;
  faces: readonly Face[];
}

export function controlOf(creature: CreatureId): ControlFrame {
  return { kind: 'control', step: 'choose', creature, target: null, cancelled: false, faces: [] };
}

export const control = steps<ControlFrame>({
  choose({ state }, frame) {
    const creature = userOf(state, frame);
    return creature && controllableBy(state, creature).length > 0 ? 'target' : 'done';
  },

  target: asking<ControlFrame, 'choose'>({
    decide(state, { creature: id }) {
      const creature = findLiving(state, id)!;
      const options = controllableBy(state, creature).map(one => one.id);
      return {
        kind: 'choose',
        seat: creature.controller,
        purpose: 'target',
        card: creature.card,
        options,
        least: 1,
        most: 1,
      };
    },
    take(play, frame, { chosen }) {
      frame.target = chosen[0] as CreatureId;
      declareAbility(play, findLiving(play.state, frame.creature)!, 'control');
      play.emit({ type: 'controlDeclared', who: frame.target, by: frame.creature }, 'C-KW-Control');
      return 'recheck';
    },
  }),

  recheck({ state, emit }, frame) {
    const creature = userOf(state, frame);
    const isPossible = creature && controllableBy(state, creature).some(({ id }) => id === frame.target);
    const dice = creature ? valueOf('controlDice', creature, state) : 0;
    if (!creature || !isPossible || dice <= 0) return 'done';
    frame.faces = rollDice(state.chance, dice, COUNTING);
    const { id: who, controller: player } = creature;
    emit({ type: 'diceRolled', player, who, why: 'control', faces: frame.faces }, 'C-KW-Control');
    return 'apply';
  },

  apply(play, { creature: id, target: targetId, faces }) {
    const creature = findLiving(play.state, id);
    const target = findLiving(play.state, targetId!);
    if (creature && target && isEnough(play.state, target, placesOf(faces, COUNTING).length)) {
      takeControl(play, target, creature.controller);
    }
    return 'resolved';
  },

  resolved(play, frame) {
    return resolveAbility(play, frame, 'control');
  },
});

const COUNTING: readonly Face[] = ['bullseye'];

/** As many Bullseyes as it has health left, or one (C-MAT-58); more than enough is enough (C-AMB-121). */
function isEnough(state: Readonly<ClassicState>, target: Creature, successes: number): boolean {
  const isByHealth = state.rules.control.success === 'as many Bullseyes as current health';
  return successes >= (isByHealth ? currentHealth(target, state) : 1);
}
