import { inContact } from '@signum/geometry';
import type { Frame } from '@signum/kernel';
import { declareAbility, resolveAbility, userOf } from '../under-way/ability-stages.ts';
import { findLiving } from '../table/creatures.ts';
import { placesOf, rerollDice, rollDice } from '../dice.ts';
import type { CreatureId } from '../ids.ts';
import { patientsOf } from '../legality/healer.ts';
import { asking, steps } from '../procedure.ts';
import { valueOf } from '../values/values.ts';
import type { Face } from '../vocabulary.ts';

/** Healer X, by activation (C-KW-Healer). */
export interface HealerFrame extends Frame {
  readonly kind: 'healer';
  step: 'apply' | 'choose' | 'master' | 'recheck' | 'rerolls' | 'resolved' | 'target';
  readonly creature: CreatureId;
  patient: CreatureId | null;
  cancelled: boolean;
  counting: readonly Face[];
  faces: readonly Face[];
}

export function healerOf(creature: CreatureId): HealerFrame {
  return { kind: 'healer', step: 'choose', creature, patient: null, cancelled: false, counting: [], faces: [] };
}

export const healer = steps<HealerFrame>({
  choose({ state }, frame) {
    const creature = userOf(state, frame);
    return creature && patientsOf(state, creature).length > 0 ? 'target' : 'done';
  },

  target: asking<HealerFrame, 'choose'>({
    decide(state, { creature: id }) {
      const creature = findLiving(state, id)!;
      const options = patientsOf(state, creature).map(one => one.id);
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
      frame.patient = chosen[0] as CreatureId;
      declareAbility(play, findLiving(play.state, frame.creature)!, 'healer');
      return 'recheck';
    },
  }),

  /** In contact two faces heal, at a distance only the Bullseye (C-CMP-2). */
  recheck({ state, emit }, frame) {
    const creature = userOf(state, frame);
    const patient = creature && patientsOf(state, creature).find(({ id }) => id === frame.patient);
    const dice = creature ? valueOf('healerDice', creature, state) : 0;
    if (!creature || !patient || dice <= 0) return 'done';
    frame.counting = inContact(creature, patient) ? ['axe', 'shield'] : ['bullseye'];
    frame.faces = rollDice(state.chance, dice, frame.counting);
    const { id: who, controller: player } = creature;
    emit({ type: 'diceRolled', player, who, why: 'healer', faces: frame.faces }, 'C-KW-Healer');
    return 'master';
  },

  master({ state }, { creature: id }) {
    const creature = findLiving(state, id);
    return creature && valueOf('healRerolls', creature, state) > 0 ? 'rerolls' : 'apply';
  },

  rerolls: asking<HealerFrame, 'reroll'>({
    decide(state, { creature: id, counting, faces }) {
      const creature = findLiving(state, id)!;
      const most = Math.min(faces.length, valueOf('healRerolls', creature, state));
      const places = faces.map((_face, place) => place);
      const seat = creature.controller;
      return { kind: 'reroll', seat, creature: id, purpose: 'healing', faces, counting, places, most };
    },
    take({ state, emit }, frame, { dice }) {
      if (dice.length === 0) return 'apply';
      frame.faces = rerollDice(state.chance, frame.faces, dice, frame.counting);
      const player = findLiving(state, frame.creature)!.controller;
      emit(
        { type: 'diceRolled', player, who: frame.creature, why: 'healer', faces: frame.faces },
        'C-KW-MasterOfHealing',
      );
      return 'apply';
    },
  }),

  apply(_play, { creature: by, patient, faces, counting }) {
    const n = placesOf(faces, counting).length;
    if (n === 0) return 'resolved';
    return { call: [{ kind: 'heal', step: 'begin', who: patient!, by, n }], then: 'resolved' };
  },

  resolved(play, frame) {
    return resolveAbility(play, frame, 'healer');
  },
});
