import { changeOf, endOf, give } from '../values/gains.ts';
import type { CreatureBonus, Until } from '../language/index.ts';
import type { Game } from '../procedure.ts';
import type { Creature } from '../state.ts';
import type { Text } from './text.ts';
import { valueOf } from '../values/values.ts';

/** A creature has something from now on. Only what an effect gives is told: areas, relics and the City come and go in silence. */
export function giveBonus(
  { state, emit }: Game,
  { seat: by, source, card }: Text,
  creature: Creature,
  bonus: CreatureBonus,
  until: Until | undefined,
): void {
  const { id: who } = creature;
  const waits = creature.since === state.turn && !valueOf('rushes', creature, state);
  give(creature, { bonus, source, by, card, ...endOf(state, by, until) });
  if (waits && valueOf('rushes', creature, state)) creature.activated = false; // in the turn of its summoning (C-KW-Rush)
  if ('cannot' in bonus) {
    emit({ type: 'deedForbidden', who, deed: bonus.cannot }, 'C-ABL-20');
  } else if ('stat' in bonus) {
    emit({ type: 'parameterChanged', who, parameter: bonus.stat, ...changeOf(bonus) }, 'C-ABL-12');
    emit({ type: 'abilityGained', who, ability: bonus.stat }, 'C-ABL-12');
  } else {
    const { keyword: ability } = bonus;
    const number = 'plus' in bonus ? { plus: bonus.plus } : 'x' in bonus ? { x: bonus.x } : {};
    emit({ type: 'abilityGained', who, ability, ...number }, 'C-ABL-12');
  }
}
