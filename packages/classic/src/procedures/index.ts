import type { Procedures } from '@signum/kernel';
import type { Decisions } from '../decisions.ts';
import type { Happening } from '../happenings.ts';
import type { ClassicState } from '../state.ts';
import { damage, type DamageFrame } from './damage.ts';
import { elimination, type EliminationFrame } from './elimination.ts';
import { melee, type MeleeFrame } from './melee.ts';

export type ClassicFrame = DamageFrame | EliminationFrame | MeleeFrame;

export const procedures: Procedures<ClassicState, Happening, ClassicFrame, Decisions> = {
  damage,
  elimination,
  melee,
};
