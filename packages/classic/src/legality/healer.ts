import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isWithin } from '../table/battlefield.ts';
import { isHealable } from '../texts/suits.ts';
import type { ClassicState, Creature } from '../state.ts';
import { whyNotTarget } from '../texts/targeting.ts';
import { impactOf } from '../texts/impact-of.ts';

/** Whom a Healer may choose: others within XL, of any side, seen or not, who can be healed (C-KW-Healer, C-AMB-130). */
export function patientsOf(state: Readonly<ClassicState>, healer: Readonly<Creature>): Creature[] {
  return state.creatures.filter(
    creature =>
      creature.id !== healer.id &&
      isWithin(healer, creature, 'XL') &&
      isHealable(state, creature) &&
      !whyNotTarget(state, impactOf(healer, 'healer'), 'impact', creature),
  );
}

export function whyNotHealer(state: Readonly<ClassicState>, healer: Readonly<Creature>): Refusal | undefined {
  return patientsOf(state, healer).length > 0
    ? undefined
    : refuse('nobody-to-heal', 'C-DMG-13', { creature: healer.id });
}
