import { valueOf } from '@signum/classic';
import type { MoveAim } from './aim-move.ts';
import { creatureIn, type Scene } from './scene.ts';

/** Who may stab, and for what. */
export interface Stabbers {
  readonly why: 'leaves' | 'runs into';
  readonly ids: readonly string[];
}

/**
 * Enemies that may stab because of a move: whoever is left, or, after a Run, whoever is met (C-BST-1, C-RUN-5). A warning before
 * anything is decided; the rules then say who really stabs.
 */
export function stabbers(scene: Scene, id: string, { route, way }: MoveAim): Stabbers | null {
  const creature = creatureIn(scene, id);
  if (!creature) return null;
  if (way.spec.run && route.contacts.length > 0) return { why: 'runs into', ids: route.contacts };
  const left = [...route.left, ...route.kept].filter(other => !creatureIn(scene, other)?.hidden);
  const isAgile = valueOf('agile', creature, scene.state) && route.contacts.length === 0;
  return left.length > 0 && !isAgile ? { why: 'leaves', ids: left } : null;
}
