import type { CreatureId } from '../ids.ts';
import type { AttackKind } from '../vocabulary.ts';
import { meleeOf } from '../procedures/melee.ts';
import type { ClassicFrame } from '../procedures/index.ts';
import { rangedOf } from '../procedures/ranged.ts';
import { strikeOf } from '../procedures/strike.ts';

/** An attack about to be declared, of any kind. */
export function attackOf(kind: AttackKind, attacker: CreatureId, target: CreatureId): ClassicFrame {
  switch (kind) {
    case 'melee combat':
      return meleeOf(attacker, target);
    case 'magical strike':
      return strikeOf(attacker, target);
    case 'shooting':
    case 'throwing':
    case 'magical shot':
      return rangedOf(kind, attacker, target);
  }
}
