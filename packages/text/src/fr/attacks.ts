import type { AttackGroup, AttackKind } from '@signum/classic';
import { keyword } from './keyword-mark.ts';

/** How an attack is made: "au corps à corps", "avec Tir". */
export const withAttack: Readonly<Record<AttackGroup | AttackKind, string>> = {
  'melee combat': 'au corps à corps',
  'magical strike': `avec ${keyword('magical-strike')}`,
  shooting: `avec ${keyword('shooting')}`,
  throwing: `avec ${keyword('throwing')}`,
  'magical shot': `avec ${keyword('magical-shot')}`,
  'melee attack': 'en mêlée',
  'ranged attack': 'à distance',
  'magical attack': 'par une attaque magique',
  'non-magical attack': 'par une attaque non magique',
};

/** "une attaque au corps à corps", "une attaque avec Tir" */
export const anAttack: Readonly<Record<AttackGroup | AttackKind, string>> = {
  'melee combat': 'une attaque au corps à corps',
  'magical strike': `une attaque avec ${keyword('magical-strike')}`,
  shooting: `une attaque avec ${keyword('shooting')}`,
  throwing: `une attaque avec ${keyword('throwing')}`,
  'magical shot': `une attaque avec ${keyword('magical-shot')}`,
  'melee attack': 'une attaque de mêlée',
  'ranged attack': 'une attaque à distance',
  'magical attack': 'une attaque magique',
  'non-magical attack': 'une attaque non magique',
};

/** "un jet d'attaque au corps à corps", "un jet de Tir" */
export const anAttackRoll: Readonly<Record<AttackGroup | AttackKind, string>> = {
  'melee combat': "un jet d'attaque au corps à corps",
  'magical strike': `un jet de ${keyword('magical-strike')}`,
  shooting: `un jet de ${keyword('shooting')}`,
  throwing: `un jet de ${keyword('throwing')}`,
  'magical shot': `un jet de ${keyword('magical-shot')}`,
  'melee attack': "un jet d'attaque de mêlée",
  'ranged attack': "un jet d'attaque à distance",
  'magical attack': "un jet d'attaque magique",
  'non-magical attack': "un jet d'attaque non magique",
};
