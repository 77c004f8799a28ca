import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rerollDice, rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { asking, steps } from '../procedure.ts';
import { valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';

/** Ritual X, by activation (C-KW-Ritual). */
export interface RitualFrame extends Frame {
  readonly kind: 'ritual';
  step: 'declare' | 'master' | 'recheck' | 'rerolls' | 'resolved' | 'summon';
  readonly creature: CreatureId;
  cancelled: boolean;
  faces: readonly Face[];
}

export function ritualOf(creature: CreatureId): RitualFrame {
  return { kind: 'ritual', step: 'declare', creature, cancelled: false, faces: [] };
}

export const ritual = steps<RitualFrame>({
  declare(play, frame) {
    const creature = userOf(play.state, frame);
    if (!creature) return 'done';
    declareAbility(play, creature, 'ritual');
    return 'recheck';
  },

  recheck({ state, emit }, frame) {
    const creature = userOf(state, frame);
    const dice = creature ? valueOf('ritualDice', creature, state) : 0;
    if (!creature || dice <= 0) return 'done';
    frame.faces = rollDice(state.chance, dice, COUNTING);
    const { id: who, controller: player } = creature;
    emit({ type: 'diceRolled', player, who, why: 'ritual', faces: frame.faces }, 'C-KW-Ritual');
    return 'master';
  },

  /** Only dice that failed may be rolled again (C-KW-MasterOfRitual). */
  master({ state }, { creature: id, faces }) {
    const creature = findLiving(state, id);
    const most = creature ? valueOf('ritualRerolls', creature, state) : 0;
    return most > 0 && placesOf(faces, FAILING).length > 0 ? 'rerolls' : 'summon';
  },

  rerolls: asking<RitualFrame, 'reroll'>({
    decide(state, { creature: id, faces }) {
      const creature = findLiving(state, id)!;
      const places = placesOf(faces, FAILING);
      const most = Math.min(places.length, valueOf('ritualRerolls', creature, state));
      const seat = creature.controller;
      return { kind: 'reroll', seat, creature: id, purpose: 'ritual', faces, counting: COUNTING, places, most };
    },
    take({ state, emit }, frame, { dice }) {
      if (dice.length === 0) return 'summon';
      frame.faces = rerollDice(state.chance, frame.faces, dice, COUNTING);
      const player = findLiving(state, frame.creature)!.controller;
      emit(
        { type: 'diceRolled', player, who: frame.creature, why: 'ritual', faces: frame.faces },
        'C-KW-MasterOfRitual',
      );
      return 'summon';
    },
  }),

  /** One minion, however many Bullseyes there are. */
  summon({ state }, { creature: id, faces }) {
    const creature = findLiving(state, id);
    if (!creature || placesOf(faces, COUNTING).length === 0) return 'resolved';
    return { call: [{ kind: 'minions', step: 'next', seat: creature.controller, near: [id] }], then: 'resolved' };
  },

  resolved(play, frame) {
    return resolveAbility(play, frame, 'ritual');
  },
});

const COUNTING: readonly Face[] = ['bullseye'];
const FAILING: readonly Face[] = ['axe', 'shield'];
