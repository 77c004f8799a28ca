import { canSee, CONTACT, gap, type Base } from '@signum/geometry';
import { lengthText } from './length-text.ts';
import type { Scene } from './scene.ts';

/** How far one creature is from another, in words, and whether it sees it. */
export interface FarAndSeen {
  /** Nothing if the two are in contact. */
  readonly distance: string | null;
  readonly isSeen: boolean;
}

const known = new WeakMap<Scene, Map<string, FarAndSeen>>();

/** Measured once for each pair, as long as nothing on the table changes. */
export function farAndSeen(scene: Scene, from: Base, to: Base): FarAndSeen {
  const pairs = known.get(scene) ?? new Map<string, FarAndSeen>();
  known.set(scene, pairs);
  const pair = `${from.id} ${to.id}`;
  const measured = pairs.get(pair) ?? {
    distance: gap(from, to) <= CONTACT ? null : lengthText(scene.language, gap(from, to)),
    isSeen: canSee(scene.board, from, to),
  };
  pairs.set(pair, measured);
  return measured;
}
