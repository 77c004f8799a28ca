import { findCreature } from '../table/creatures.ts';
import type { CreatureId, RelicId } from '../ids.ts';
import type { VerbEffect } from '../language/index.ts';
import { cardOf, relicOf } from '../table/players.ts';
import type { ClassicState, Creature } from '../state.ts';
import { isForbidden, isUntouchedBy } from '../values/values.ts';
import { RANGED, type AttackKind } from '../vocabulary.ts';
import { buildingNamed } from './building-name.ts';

/** Can a verb do anything at all with what is chosen for it? Whoever cannot be healed is no target of healing (C-DMG-13). */
export function suits(state: Readonly<ClassicState>, effect: VerbEffect, aim: string, id: string): boolean {
  switch (effect.do) {
    case 'heal':
      return isCreatureSuch(state, id, creature => isHealable(state, creature));
    case 'control':
      return isCreatureSuch(state, id, creature => isControllable(state, creature));
    case 'return':
      return effect.to !== 'hand' || !isCreatureSuch(state, id, one => isUntouchedBy(state, one, 'return to hand'));
    case 'tap':
      return buildingNamed(state, id)?.building.tapped === false;
    case 'untap':
      return buildingNamed(state, id)?.building.tapped === true;
    case 'repair':
      return isWorn(state, id as RelicId);
    case 'attack':
      return isCreatureSuch(state, id, one =>
        aim === 'whom' ? !isForbidden(state, one, 'declare attacks') : isAttackable(state, one, effect.kind),
      );
    default:
      return true;
  }
}

function isCreatureSuch(state: Readonly<ClassicState>, id: string, such: (creature: Creature) => boolean): boolean {
  const creature = findCreature(state, id as CreatureId);
  return creature !== undefined && such(creature);
}

export function isHealable(state: Readonly<ClassicState>, creature: Readonly<Creature>): boolean {
  if (creature.wounds === 0 && state.rules.healingTheUnwounded === 'forbidden') return false; // C-MAT-60
  return !isUntouchedBy(state, creature, 'healing') && !isForbidden(state, creature, 'be healed');
}

/** Never a hero, in the older editions no minion either (C-CTL-1, C-CTL-8). */
export function isControllable(state: Readonly<ClassicState>, creature: Readonly<Creature>): boolean {
  if (creature.kind === 'hero') return false;
  if (creature.kind === 'minion' && state.rules.control.targets === 'characters') return false; // C-MAT-59
  return !isUntouchedBy(state, creature, 'control');
}

/** Nobody attacks the hidden, nor shoots at whoever is shielded from it (C-MEL-3, C-RNG-4, C-KW-ShieldAgainst). */
function isAttackable(state: Readonly<ClassicState>, creature: Readonly<Creature>, kind: AttackKind): boolean {
  return !creature.hidden && !(RANGED.includes(kind) && isUntouchedBy(state, creature, 'ranged attacks'));
}

/** Has a relic lost Durability tokens, or made marks? */
function isWorn(state: Readonly<ClassicState>, id: RelicId): boolean {
  const found = relicOf(state, id);
  if (!found) return false;
  const print = cardOf(state, found.relic.card);
  const isDamaged = print.type === 'relic' && print.durability !== undefined && found.relic.tokens < print.durability;
  return isDamaged || found.relic.marks > 0;
}
