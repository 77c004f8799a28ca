import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusing.ts';
import { isWithin, sees } from '../table/battlefield.ts';
import { isEnemy } from '../table/creatures.ts';
import { isControllable } from '../texts/suits.ts';
import { impactOf } from '../texts/impact-of.ts';
import type { ClassicState, Creature } from '../state.ts';
import { whyNotTarget } from '../texts/targeting.ts';

/** Whom Control may be tried on: an opponent's character (or minion) within XL and in sight (C-KW-Control, C-CTL-1). */
export function controllableBy(state: Readonly<ClassicState>, controller: Readonly<Creature>): Creature[] {
  return state.creatures.filter(
    creature =>
      isEnemy(controller, creature) &&
      isWithin(controller, creature, 'XL') &&
      isControllable(state, creature) &&
      !whyNotTarget(state, impactOf(controller, 'control'), 'impact', creature) &&
      sees(state, controller, creature),
  );
}

export function whyNotControl(state: Readonly<ClassicState>, controller: Readonly<Creature>): Refusal | undefined {
  const isPossible = controllableBy(state, controller).length > 0;
  return isPossible ? undefined : refuse('nobody-to-control', 'C-KW-Control', { creature: controller.id });
}
