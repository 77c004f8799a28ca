import { CONTACT, compareGap } from '@signum/geometry';
import { isEnemy } from '../table/creatures.ts';
import type { CreatureId } from '../ids.ts';
import type { Felled } from '../procedures/elimination.ts';
import type { ClassicState, Creature } from '../state.ts';
import { valueOf } from '../values/values.ts';
import { RULER_LENGTH } from '../vocabulary.ts';

/**
 * May a creature fight once more, because it eliminated somebody (C-KW-Persecution)? In its controller's own turn, so many
 * times a turn; after which eliminations, the edition says (C-MAT-63).
 */
export function mayPersecute(
  state: Readonly<ClassicState>,
  creature: Readonly<Creature>,
  felled: readonly Felled[],
): boolean {
  if (state.active !== creature.controller) return false;
  if (creature.persecutions >= valueOf('persecutions', creature, state)) return false;
  return felled.some(({ kind, inMelee, isEnemy: wasEnemy }) => {
    if (!wasEnemy) return false;
    return state.rules.persecution === 'eliminating an enemy' || (kind === 'character' && inMelee);
  });
}

/** Enemies near enough to be reached by the move of S before the extra fight. */
export function preyOf(state: Readonly<ClassicState>, creature: Readonly<Creature>): CreatureId[] {
  const near = state.creatures.filter(
    other => !other.dying && isEnemy(other, creature) && compareGap(other, creature, RULER_LENGTH.S + CONTACT) <= 0,
  );
  return near.map(({ id }) => id);
}
