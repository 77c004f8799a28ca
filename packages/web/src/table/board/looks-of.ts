import type { Scene } from './scene.ts';
import { tokenLook, type TokenLook } from './token-look.ts';

const known = new WeakMap<Scene, readonly TokenLook[]>();

/** How all creatures look, those farther away from the looking player first. Worked out once for each scene. */
export function looksOf(scene: Scene): readonly TokenLook[] {
  const before = known.get(scene);
  if (before) return before;
  const looks = scene.sight.view.creatures
    .filter(({ dying }) => !dying)
    .map(creature => tokenLook(scene.state, creature, scene.frame))
    .toSorted((one, other) => one.y - other.y);
  known.set(scene, looks);
  return looks;
}
