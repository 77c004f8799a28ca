import { useMemo, type ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import { likelyWays } from './likely-ways.ts';
import { moverAsked, moverOf, type Mover } from './mover.ts';
import { ReachArea } from './ReachArea.tsx';
import { creatureIn, useScene, type Scene } from './scene.ts';

/** How far the creature that is asked, or looked at, may go. */
export function Reaches(): ReactElement | null {
  const scene = useScene();
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  const movers = useMemo(() => moversOf(scene, selected), [scene, selected]);
  return (
    <>
      {movers.flatMap(({ base, ways }) =>
        ways.map(({ mode, spec, layers }) => {
          const name = `reach-${spec.run ? 'run' : mode}-${numberOf(layers)}`;
          return <ReachArea key={name} name={name} layers={layers} frame={scene.frame} r={cm(base.r)} run={spec.run} />;
        }),
      )}
    </>
  );
}

let numbers = 0;
const numbered = new WeakMap<object, number>();

/** A number of its own for each reach: a browser may go on drawing with an old mask when only what is in it has changed. */
function numberOf(layers: object): number {
  const known = numbered.get(layers) ?? (numbers += 1);
  numbered.set(layers, known);
  return known;
}

/** Whoever is asked this has other things in mind than where a creature could go. */
const ELSEWHERE: ReadonlySet<string> = new Set(['assignDice', 'payment', 'place', 'reroll', 'terrainPose']);

const grown = new WeakMap<Scene, Map<string | null, readonly Mover[]>>();

/** Grown once for each creature, as long as nothing on the table changes. */
function moversOf(scene: Scene, selected: string | null): readonly Mover[] {
  const known = grown.get(scene) ?? new Map<string | null, readonly Mover[]>();
  grown.set(scene, known);
  const movers = known.get(selected) ?? grow(scene, selected);
  known.set(selected, movers);
  return movers;
}

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
