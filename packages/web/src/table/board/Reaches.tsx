import { useMemo, type ReactElement } from 'react';
import { useAim } from '../aim.ts';
import { cm } from './frame.ts';
import { ReachArea } from './ReachArea.tsx';
import { reachesOf } from './reaches-of.ts';
import { useScene } from './scene.ts';
import { useGrownAhead } from './use-grown-ahead.ts';

/** How far the creature that is asked, or looked at, may go. */
export function Reaches(): ReactElement | null {
  const scene = useScene();
  const selected = useAim(aim => (aim.selected?.kind === 'creature' ? aim.selected.id : null));
  const movers = useMemo(() => reachesOf(scene, selected), [scene, selected]);
  useGrownAhead(scene);
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
