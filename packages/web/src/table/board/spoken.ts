import type { Base } from '@signum/geometry';
import { farAndSeen } from './far-and-seen.ts';
import type { MarkKind } from './marks.ts';
import { baseIn, creatureIn, type Scene } from './scene.ts';
import type { Words } from './spoken-words.ts';
import { statusesOf, type TokenLook } from './token-look.ts';

/** Everything about a creature in one sentence, as somebody hears it who does not see the table. */
export function spokenCreature(
  scene: Scene,
  words: Words,
  look: TokenLook,
  mark: MarkKind | null,
  subject: Base | undefined,
): string {
  const { roster, state, sight } = scene;
  const creature = creatureIn(scene, look.id)!;
  const base = baseIn(scene, look.id)!;
  const from = subject && subject.id !== look.id ? subject : null;
  return words.creature({
    name: roster.creature(look.id).name,
    isOwn: creature.controller === sight.seat,
    strength: String(look.strength),
    health: String(look.health - look.wounds),
    of: String(look.health),
    armour: look.armour,
    statuses: statusesOf(state, creature),
    isDone: look.isDone,
    from: from && { name: roster.creature(from.id).name, ...farAndSeen(scene, from, base) },
    mark,
  });
}
