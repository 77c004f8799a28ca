import type { Point } from '@signum/geometry';
import { newcomer } from '../../table/newcomer.ts';
import type { CreatureId } from '../../ids.ts';
import type { ClassicState, Creature } from '../../state.ts';
import type { CreatureForm } from '../form/creature-form.ts';

/** A creature of the scenario as the rules know it. Its name serves as its id. */
export function stagedCreature(state: ClassicState, id: string, form: CreatureForm, spot: Point): Creature {
  const { of, card = id, hidden = false, poisoned = false, diseased = false } = form;
  const { wounds = 0, armour = 0, concentration = 0, activated = false, defended = false, since = 1 } = form;
  return {
    ...newcomer(state, of - 1, card, spot),
    id: id as CreatureId,
    controller: (form.controller ?? of) - 1,
    wounds,
    armour,
    hidden,
    poisoned,
    diseased,
    concentration,
    victim: (form.victim ?? null) as CreatureId | null,
    gains: (form.gains ?? []).map(bonus => ({ bonus, source: 'scenario', by: of - 1 })),
    since,
    activated,
    defended,
    shotAt: form['shot at'] ?? 0,
  };
}
