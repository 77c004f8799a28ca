import { likelyWays } from './likely-ways.ts';
import { moverAsked, moverOf, type Mover } from './mover.ts';
import { creatureIn, type Scene } from './scene.ts';

const grown = new WeakMap<Scene, Map<string | null, readonly Mover[]>>();

/** How far the creature that is asked, or else the selected one, may go. Grown once for each, as long as nothing on the table changes. */
export function reachesOf(scene: Scene, selected: string | null): readonly Mover[] {
  const known = grown.get(scene) ?? new Map<string | null, readonly Mover[]>();
  grown.set(scene, known);
  const movers = known.get(selected) ?? grow(scene, selected);
  known.set(selected, movers);
  return movers;
}

/** Whoever is asked this has other things in mind than where a creature could go. */
const ELSEWHERE: ReadonlySet<string> = new Set(['assignDice', 'payment', 'place', 'reroll', 'terrainPose']);

function grow(scene: Scene, selected: string | null): Mover[] {
  const { question } = scene.sight;
  if (question?.kind === 'route') return [moverAsked(question)];
  if (question && ELSEWHERE.has(question.kind)) return [];
  const id = question?.kind === 'act' ? question.creature : selected;
  const isOpen = (what: 'move' | 'run'): boolean =>
    question?.kind !== 'act' || question.deeds.some(deed => deed.do === what);
  const creature = creatureIn(scene, id);
  if (!creature) return [];
  // whoever has acted this turn goes nowhere
  if (question?.kind !== 'act' && creature.activated && creature.controller === scene.sight.view.active) return [];
  return [true, false].flatMap(run => {
    const ways = isOpen(run ? 'run' : 'move') ? likelyWays(scene.state, creature, run) : [];
    return (ways.length > 0 ? moverOf(scene.board, creature.id, ways) : undefined) ?? [];
  });
}
