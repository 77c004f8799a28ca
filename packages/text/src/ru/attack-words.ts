import type { AttackGroup, AttackKind } from '@signum/classic';
import { attackWays, word } from './keyword-names.ts';

/** How an attack is made, whole groups included: "атакует магической атакой". */
export const attacking: Readonly<Record<AttackGroup | AttackKind, string>> = {
  ...attackWays,
  'magical attack': 'магической атакой',
  'melee attack': 'атакой ближнего боя',
  'non-magical attack': 'немагической атакой',
  'ranged attack': 'атакой дальнего боя',
};

/** In the course of which attack: "после броска кубиков при Выстреле". */
export const attackingIn: Readonly<Record<AttackGroup | AttackKind, string>> = {
  'magical shot': `при ${word('magical-shot', 'Магическом выстреле')}`,
  'magical strike': `при ${word('magical-strike', 'Магическом ударе')}`,
  'melee combat': 'в ближнем бою',
  shooting: `при ${word('shooting', 'Выстреле')}`,
  throwing: `при ${word('throwing', 'Метании')}`,
  'magical attack': 'при магической атаке',
  'melee attack': 'при атаке ближнего боя',
  'non-magical attack': 'при немагической атаке',
  'ranged attack': 'при атаке дальнего боя',
};
